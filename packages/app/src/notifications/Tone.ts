/** Seconds from the start, and what holds there; between two points it goes straight from one to the next. */
export type ToneLine = readonly (readonly [seconds: number, value: number])[];

/** A sound as numbers. */
export interface Tone {
  readonly shape: 'sine' | 'square';
  readonly seconds: number;
  /** In hertz. */
  readonly frequency: ToneLine;
  /** From 0 to 1 of the chosen volume. It begins and ends at 0, so that nothing clicks. */
  readonly level: ToneLine;
}
