/** A part of a file that its format does not allow. It is shown to the user, who can mend their own file. */
export interface FileFault {
  /** The number of the line, from 1. */
  readonly line: number;
  /** The path to the broken value, `clicks.3.x`; empty for the whole file. */
  readonly field: string;
  /** A message in English, for developers. */
  readonly message: string;
  readonly what: FileFaultKind;
}

/** The kind of the fault, from which the app chooses a text for the user. */
export type FileFaultKind =
  | { readonly kind: 'not-json' | 'unknown-format' | 'no-rows' | 'missing' }
  /**
   * A value of the wrong type: the expected type as the schema names it (`number`, `Array`, `>=1`), null when the
   * schema has no name for it.
   */
  | { readonly kind: 'wrong'; readonly expected: string | null; readonly found: string };

/** The content of a file, or its first fault. */
export type ReadFile<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: FileFault };
