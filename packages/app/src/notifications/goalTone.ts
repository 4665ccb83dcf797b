import type { Tone } from './Tone.ts';

/** A goal: a sine that sweeps from 1047 to 2093 Hz and back over 0.8 s (part 1 §9). */
export const goalTone: Tone = {
  shape: 'sine',
  seconds: 0.8,
  frequency: [
    [0, 1047],
    [0.4, 2093],
    [0.8, 1047],
  ],
  level: [
    [0, 0],
    [0.01, 1],
    [0.76, 1],
    [0.8, 0],
  ],
};
