/** What a file has that its format does not allow. It is shown to the user: the file is theirs to mend. */
export interface FileFault {
  /** From 1. */
  readonly line: number;
  /** The path to the broken value, `clicks.3.x`; empty for the whole file. */
  readonly field: string;
  /** In English, for a developer. */
  readonly message: string;
  readonly what: FileFaultKind;
}

/** What is wrong, for the user's own words. */
export type FileFaultKind =
  | { readonly kind: 'not-json' | 'unknown-format' | 'no-rows' | 'missing' }
  /** A value of another kind: as the schema calls it (`number`, `Array`, `>=1`), null where it has no word for it. */
  | { readonly kind: 'wrong'; readonly expected: string | null; readonly found: string };

/** Either what a file says, or the first thing that is wrong with it. */
export type ReadFile<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: FileFault };
