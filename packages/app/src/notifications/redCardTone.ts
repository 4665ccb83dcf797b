import type { Tone } from './Tone.ts';

/** A red card: two pulses of a 3520 Hz square wave over 0.4 s (part 1 §9), as a referee's whistle blows twice. */
export const redCardTone: Tone = {
  shape: 'square',
  seconds: 0.4,
  frequency: [[0, 3520]],
  level: [
    [0, 0],
    [0.01, 1],
    [0.14, 1],
    [0.16, 0],
    [0.24, 0],
    [0.25, 1],
    [0.38, 1],
    [0.4, 0],
  ],
};
