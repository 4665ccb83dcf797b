import { readText } from '../files/readJson.ts';
import type { EventFileReader } from './EventFile.ts';
import { readKloppyFile, readSpadlFile } from './recordsFile.ts';
import { readStatsBombFile } from './statsBombFile.ts';
import { readWyscoutFile } from './wyscoutFile.ts';

/**
 * Reads a file of a match's events in any known format: Wyscout's version 2, StatsBomb's open data, SPADL or kloppy's
 * table. The fields of the file decide which format it is (EVENTS-5).
 *
 * @example
 * readEventFile('[{ "start_x": 1 }]'); // { ok: false, fault: { line: 1, field: '0.period_id', message: 'Invalid key: …' } }
 */
export const readEventFile: EventFileReader = (text, options) => {
  if (!/^\s*[[{]/.test(text)) {
    const [head = ''] = text.split('\n', 1);
    if (head.includes('start_x')) return readSpadlFile(text, options);
    if (head.includes('coordinates_x')) return readKloppyFile(text, options);
    return unknownFormat;
  }
  const json = readText(text);
  if (!json.ok) return json;
  const { value } = json;
  if (!Array.isArray(value)) {
    return hasField(value, 'events') ? readWyscoutFile(text, options) : unknownFormat;
  }
  const [first]: readonly unknown[] = value;
  if (hasField(first, 'start_x')) return readSpadlFile(text, options);
  if (hasField(first, 'event_type')) return readKloppyFile(text, options);
  return hasField(first, 'type') ? readStatsBombFile(text, options) : unknownFormat;
};

const unknownFormat = {
  ok: false,
  fault: {
    line: 1,
    field: '',
    message: 'This is no file of Wyscout, StatsBomb, SPADL or kloppy',
    what: { kind: 'unknown-format' },
  },
} as const;

function hasField(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && name in value;
}
