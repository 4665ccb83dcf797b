/** What is wrong with a file, and where. */
export interface FileProblem {
  /** From 1. */
  readonly line: number;
  /** The path to the broken value; empty for the whole file. */
  readonly field: string;
  readonly what:
    | { readonly kind: 'not-json' | 'unknown-format' | 'no-rows' | 'missing' }
    | { readonly kind: 'wrong'; readonly expected: string | null; readonly found: string };
}
