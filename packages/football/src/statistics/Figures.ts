/** Figures of many matches, each the mean per match unless stated otherwise. */
export interface Figures {
  /** Without shoot-outs. */
  readonly goals: number;
  /** Share of the matches that are level after ninety minutes. */
  readonly draws: number;
  /** Share of the goals before half-time. */
  readonly firstHalf: number;
  /** Share of the goals that the home side scored. */
  readonly home: number;
  /** Shares of the goals by quarters of an hour: 1–15 … 76–90 with added time, 91–105, 106–120. */
  readonly quarters: readonly number[];
  readonly yellowCards: number;
  readonly cards: number;
  readonly substitutions: number;
  /** Seconds added to ninety minutes. */
  readonly added: number;
  readonly shots: number;
  readonly fouls: number;
  readonly cancelled: number;
}
