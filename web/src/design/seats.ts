// Seats are told apart by shape as well as by colour (--seat-0 and so on): outlines in a box of 24 by 24.
export const SEAT_SHAPES = [
  "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z",
  "M5 3.5h14a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-14a1.5 1.5 0 0 1 1.5-1.5Z",
  "M12 2.5 22.5 20.5h-21Z",
  "M12 1.5 22 12 12 22.5 2 12Z",
  "M12 2 21 7v10l-9 5-9-5V7Z",
  "M12 1.5l3 7 7.5.7-5.7 5 1.7 7.3L12 17.6l-6.5 3.9 1.7-7.3-5.7-5 7.5-.7Z",
] as const;
