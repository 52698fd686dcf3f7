// Whether the server answered when it was last asked something over HTTP.
let answered = $state(true);

export const reachable = (): boolean => answered;
export const heardBack = (yes: boolean) => (answered = yes);
