/** The formats of event files that `readEventFile` knows by their fields. It names an unread format in its refusal. */
export type EventFileFormat = ReadFormat | UnreadFormat;
export type ReadFormat = 'wyscout-2' | 'statsbomb' | 'spadl' | 'kloppy';
export type UnreadFormat =
  | 'wyscout-3'
  | 'statsbomb-360'
  | 'statsbomb-table'
  | 'atomic-spadl'
  | 'kloppy-tracking'
  | 'xml';

/** A part of a file that its format does not allow. It is shown to the user, who can correct the file. */
export interface FileFault {
  /** The format as which a file of events was read; null where its format is unknown, and for other files. */
  readonly format: EventFileFormat | null;
  /** The number of the line, from 1. */
  readonly line: number;
  /** From 1: the number of the field in a table, or of the character in JSON. */
  readonly column: number;
  /** The path to the broken value, `clicks.3.x`; empty for the whole file. */
  readonly field: string;
  /** A message in English, for developers. */
  readonly message: string;
  readonly what: FileFaultKind;
}

/** The kind of the fault, from which the app chooses a text for the user. */
export type FileFaultKind =
  | { readonly kind: 'not-json' | 'unknown-format' | 'unread-format' | 'no-rows' | 'missing' | 'unreadable' }
  /**
   * A value of the wrong type: the expected type as the schema names it (`number`, `Array`, `>=1`), null when the
   * schema has no name for it.
   */
  | { readonly kind: 'wrong'; readonly expected: string | null; readonly found: string };

/** The content of a file, or its first fault. */
export type ReadFile<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: FileFault };
