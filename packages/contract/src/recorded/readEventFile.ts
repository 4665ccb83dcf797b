import type { UnreadFormat } from '../files/FileFault.ts';
import { readText, withoutNoNumbers } from '../files/readJson.ts';
import { csvSource } from './csvSource.ts';
import { type EventFileOptions, fieldOf, type ReadEventFile } from './EventFile.ts';
import { jsonSource } from './jsonSource.ts';
import { readKloppy, readSpadl } from './recordsFile.ts';
import { readStatsBomb } from './statsBombFile.ts';
import { readWyscoutFile } from './wyscoutFile.ts';

/**
 * Reads a file of a match's events in any known format: Wyscout's version 2, StatsBomb's open data, SPADL or kloppy's
 * table, as JSON or CSV. The fields of the file decide which format it is (EVENTS-5), and a format that is known but not
 * read is named in the refusal (EVENTS-9).
 */
export function readEventFile(file: string, options?: EventFileOptions): ReadEventFile {
  const text = file.replace(/^\uFEFF/, '');
  return /^\s*[[{]/.test(text) ? readJsonFile(withoutNoNumbers(text), options) : readTable(text, options);
}

function readTable(text: string, options: EventFileOptions | undefined): ReadEventFile {
  if (/^\s*</.test(text)) return unread('xml');
  const source = csvSource(text);
  const has = (column: string): boolean => source.columns.includes(column);
  if (has('start_x')) return readSpadl(source, options);
  if (has('coordinates_x')) return readKloppy(source, options);
  if (has('dx') && has('dy')) return unread('atomic-spadl');
  if (has('ball_x')) return unread('kloppy-tracking');
  return has('possession_team') || has('location') ? unread('statsbomb-table') : unknownFormat;
}

function readJsonFile(text: string, options: EventFileOptions | undefined): ReadEventFile {
  const json = readText(text);
  if (!json.ok) return { status: 'refused', fault: json.fault };
  const { value } = json;
  if (!Array.isArray(value)) {
    const events = fieldOf(value, 'events');
    if (Array.isArray(events) && isWyscout3(events[0])) return unread('wyscout-3');
    return Array.isArray(events) ? readWyscoutFile(text, options) : unknownFormat;
  }
  const items: readonly unknown[] = value;
  const [first] = items;
  const has = (name: string): boolean => fieldOf(first, name) !== undefined;
  if (has('start_x')) return readSpadl(jsonSource(text, items), options);
  if (has('event_type')) return readKloppy(jsonSource(text, items), options);
  if (has('event_uuid') && has('freeze_frame')) return unread('statsbomb-360');
  if (isWyscout3(first)) return unread('wyscout-3');
  if (has('matchPeriod') || has('eventName')) return readWyscoutFile(text, options);
  if (has('dx') && has('dy')) return unread('atomic-spadl');
  return has('type') ? readStatsBomb(jsonSource(text, items), options) : unknownFormat;
}

/** Version 3 has the type of an event in two parts. */
function isWyscout3(event: unknown): boolean {
  return fieldOf(fieldOf(event, 'type'), 'primary') !== undefined;
}

function unread(format: UnreadFormat): ReadEventFile {
  const message = 'This format is known, but not read';
  return {
    status: 'refused',
    fault: { format, line: 1, column: 1, field: '', message, what: { kind: 'unread-format' } },
  };
}

const unknownFormat: ReadEventFile = {
  status: 'refused',
  fault: {
    format: null,
    line: 1,
    column: 1,
    field: '',
    message: 'This is no file of Wyscout, StatsBomb, SPADL or kloppy',
    what: { kind: 'unknown-format' },
  },
};
