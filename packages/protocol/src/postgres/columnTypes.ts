import { toUtcInstant } from '@tribunen/domain';
import { NotEmulatedError, PostgresError } from './PostgresError.ts';

/** The types of our columns. Realtime uses these names too. */
export const columnTypes = ['uuid', 'text', 'int4', 'int8', 'numeric', 'bool', 'timestamptz', 'jsonb'] as const;
export type ColumnType = (typeof columnTypes)[number];

/** The types of a table's columns by name, in the table's order. */
export type Columns = Readonly<Record<string, ColumnType>>;

/**
 * The type of a column; undefined when the table has no such column, also for a name that every object inherits, such
 * as `constructor`.
 */
export function typeOfColumn(columns: Columns, name: string): ColumnType | undefined {
  return Object.hasOwn(columns, name) ? columns[name] : undefined;
}

/** A row in the form that JSON gives it: an object with the column names as keys. */
export type JsonRow = Readonly<Record<string, unknown>>;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const momentWord = /^\s*(now|today|tomorrow|yesterday|epoch|allballs|[+-]?infinity)\s*$/i;
const momentShape = /^\s*\d{4}-\d\d-\d\d([T ][\d:.]+\s?(Z|[+-][\d:]+)?)?\s*$/i;
/** The type names in Postgres' messages. */
const postgresNames = {
  uuid: 'uuid',
  text: 'text',
  int4: 'integer',
  int8: 'bigint',
  numeric: 'numeric',
  bool: 'boolean',
  timestamptz: 'timestamp with time zone',
  jsonb: 'jsonb',
} as const;

const truths = new Map([
  ['true', true],
  ['t', true],
  ['yes', true],
  ['on', true],
  ['1', true],
  ['false', false],
  ['f', false],
  ['no', false],
  ['off', false],
  ['0', false],
]);

/**
 * Reads a column's value from a JSON body or from the text of a filter.
 *
 * @throws {PostgresError} 22P02, 22P05, 22003, 22007 or 22008 when the text does not fit the type
 * @throws {NotEmulatedError} for a moment in words, such as `now`
 */
export function readValue(type: ColumnType, raw: unknown): unknown {
  if (raw === null || raw === undefined) return null;
  const text = typeof raw === 'string' ? raw : JSON.stringify(raw);
  const fault = new PostgresError(
    type === 'timestamptz' ? '22007' : '22P02',
    `invalid input syntax for type ${postgresNames[type]}: "${text}"`,
  );
  const holdsNul = typeof raw === 'string' ? raw.includes('\u0000') : /(?:^|[^\\])(?:\\\\)*\\u0000/.test(text);
  if (holdsNul) {
    throw new PostgresError('22P05', 'unsupported Unicode escape sequence', '\\u0000 cannot be converted to text.');
  }
  if (/\p{Cs}/u.test(text)) {
    const detail = 'Unicode low surrogate must follow a high surrogate.';
    throw new PostgresError('22P02', 'invalid input syntax for type json', detail);
  }
  switch (type) {
    case 'text':
      return text;
    case 'uuid':
      if (!uuidPattern.test(text)) throw fault;
      return text.toLowerCase();
    case 'int4':
    case 'int8': {
      if (!/^\s*[+-]?\d+\s*$/.test(text)) throw fault;
      const value = Number(text);
      // Beyond this limit a JavaScript number cannot represent a bigint exactly.
      if (Math.abs(value) > (type === 'int4' ? 2_147_483_647 : Number.MAX_SAFE_INTEGER)) {
        throw new PostgresError('22003', `value "${text}" is out of range for type ${postgresNames[type]}`);
      }
      return value;
    }
    case 'numeric':
      if (!/^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(text)) throw fault;
      return Number(text);
    case 'jsonb':
      return raw;
    case 'bool': {
      const value = truths.get(text.trim().toLowerCase());
      if (value === undefined) throw fault;
      return value;
    }
    case 'timestamptz': {
      if (momentWord.test(text)) throw new NotEmulatedError(`the moment ${text}`);
      const moment = typeof raw === 'string' ? toUtcInstant(raw) : null;
      if (moment !== null) return moment;
      throw momentShape.test(text)
        ? new PostgresError('22008', `date/time field value out of range: "${text}"`)
        : fault;
    }
  }
}

/**
 * Compares two values of a column as `order by` and `<` do: -1, 0 or 1. Text is compared by UTF-16 code unit, which is
 * the order of the collation "C" for characters up to U+FFFF. Moments are compared as text, because all are stored in
 * the same format.
 */
export function compareValues(left: unknown, right: unknown): number {
  const a = comparable(left);
  const b = comparable(right);
  return a < b ? -1 : a > b ? 1 : 0;
}

function comparable(value: unknown): string | number {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? Number(value) : String(value);
}

/**
 * A row to be written, with its moments in the stored format. A value that is not a moment is left for the schema to
 * check.
 */
export function spellMoments(columns: Columns, candidate: unknown): unknown {
  if (typeof candidate !== 'object' || candidate === null) return candidate;
  return Object.fromEntries(
    Object.entries(candidate).map(([column, value]: [string, unknown]) => {
      const isMoment = typeOfColumn(columns, column) === 'timestamptz' && typeof value === 'string';
      return [column, (isMoment ? toUtcInstant(value) : null) ?? value];
    }),
  );
}

/** The row as Postgres writes it in JSON: moments as `2026-11-21T14:00:00.5+00:00`. */
export function renderRow(columns: Columns, row: JsonRow): JsonRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      columns[column] === 'timestamptz' && typeof value === 'string' ? renderMoment(value) : value,
    ]),
  );
}

function renderMoment(text: string): string {
  return text.replace(/\.?0*Z$/, '+00:00');
}
