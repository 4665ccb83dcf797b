/** One line of a stack, in a script of this site. */
export interface StackFrame {
  readonly function: string;
  /** The script's path on the site. */
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
}

/** An error as it leaves the device: without names, texts, addresses or ids (`scrub`). */
export interface ErrorReport {
  /** Eight digits in two groups. The screen that shows the error says the same number. */
  readonly number: string;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  /** The sentence with which the code logged it; null for an error that no code caught. */
  readonly sentence: string | null;
  readonly type: string;
  readonly message: string;
  /** The newest call first. */
  readonly frames: readonly StackFrame[];
  /** The screen, as `/match/…`. */
  readonly screen: string;
  readonly version: string | null;
}

/** Where reports go. */
export interface ErrorSink {
  send(report: ErrorReport): void;
}
