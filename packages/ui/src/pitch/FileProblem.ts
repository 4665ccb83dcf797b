/** The error in a file, and its position. */
export interface FileProblem {
  /** The format as which an event file was read; null if the format is unknown, and for other files. */
  readonly format: FileFormat | null;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** The path to the broken value; empty for the whole file. */
  readonly field: string;
  readonly what:
    | { readonly kind: 'not-json' | 'unknown-format' | 'unread-format' | 'no-rows' | 'missing' | 'unreadable' }
    | { readonly kind: 'wrong'; readonly expected: string | null; readonly found: string };
}

/** The formats of event files that the app knows; some of them it cannot open. */
type FileFormat =
  | 'wyscout-2'
  | 'wyscout-3'
  | 'statsbomb'
  | 'statsbomb-360'
  | 'statsbomb-table'
  | 'spadl'
  | 'atomic-spadl'
  | 'kloppy'
  | 'kloppy-tracking'
  | 'xml';
