/** What a file has that its format does not allow. It is shown to the user: the file is theirs to mend. */
export interface FileFault {
  /** From 1. */
  readonly line: number;
  /** The path to the broken value, `clicks.3.x`; empty for the whole file. */
  readonly field: string;
  readonly message: string;
}

/** Either what a file says, or the first thing that is wrong with it. */
export type ReadFile<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: FileFault };
