import type { Notification } from '@tribunen/domain';

/** Points of a line: seconds from the start, and the value there. Between two points the line is straight. */
export type ToneLine = readonly (readonly [seconds: number, value: number])[];

/** A sound as numbers. */
export interface Tone {
  readonly shape: 'sine' | 'square';
  readonly seconds: number;
  /** The pitch, in hertz. */
  readonly frequency: ToneLine;
  /** The loudness, from 0 to 1 of the chosen volume. It begins and ends at 0, so that nothing clicks. */
  readonly level: ToneLine;
}

/** The sounds of goals and red cards. */
export const tones: Readonly<Record<Notification['type'], Tone>> = {
  /** A sine that sweeps from 1047 to 2093 Hz and back over 0.8 s. */
  GOAL: {
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
  },
  /** Two pulses of a 3520 Hz square wave over 0.4 s, as a referee's whistle blows twice. */
  RED: {
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
  },
};
