// Few soft tones, made here; none are loaded. Browsers allow them after the first click of a person.
type Tone = "move" | "turn" | "over" | "talk";

/** Frequencies one after the other. */
const TONES: Record<Tone, number[]> = { move: [196], turn: [392, 523], over: [262, 330, 392, 523], talk: [660] };
const LOUDNESS = 0.07;
const STEP_S = 0.13;

let context: AudioContext | null = null;

export function sound(tone: Tone) {
  context ??= new AudioContext();
  const start = context.currentTime;
  TONES[tone].forEach((frequency, n) => {
    const at = start + n * STEP_S;
    const swing = new OscillatorNode(context!, { type: "sine", frequency });
    const gain = new GainNode(context!, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.45);
    swing.connect(gain).connect(context!.destination);
    swing.start(at);
    swing.stop(at + 0.5);
  });
}
