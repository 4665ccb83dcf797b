import type { Change } from '../../Table.ts';
import { type Columns, type JsonRow, typeOfColumn } from '../columnTypes.ts';
import { NotEmulatedError, PostgresError } from '../PostgresError.ts';
import { readCondition } from '../rest/readCondition.ts';
import { splitTopLevel } from '../rest/splitTopLevel.ts';
import type { Binding } from './frames.ts';

/** One thing that a channel listens for, and the number by which the client knows it again. */
export interface ChangeBinding {
  readonly id: number;
  readonly binding: Binding;
  readonly wants: (change: Change) => boolean;
  /** Why it cannot be listened for, in the server's words; it then hears nothing, though the join is granted. */
  readonly fault: string | null;
}

const notPublished =
  'Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters:';

/** Fewer than REST has. */
const operators = /^(?:not\.)?(?:eq|neq|lte?|gte?|in|i?like|is|i?match|isdistinct)\./;

/**
 * Reads one entry of a join's `postgres_changes`.
 *
 * @param columns the columns of the table that it names; undefined where there is no such table
 */
export function readChangeBinding(binding: Binding, columns: Columns | undefined): ChangeBinding {
  const id = idOf(binding);
  const { event, schema, table = '*', filter } = binding;
  if (table !== '*' && columns === undefined) {
    const asked = `[event: ${event}, schema: ${schema}, table: ${table}, filters: [${filter ?? ''}]]`;
    return { id, binding, wants: () => false, fault: `${notPublished} ${asked}` };
  }
  try {
    return { id, binding, wants: readWish(binding, columns), fault: null };
  } catch (error) {
    if (!(error instanceof PostgresError) && !(error instanceof NotEmulatedError)) throw error;
    return { id, binding, wants: () => false, fault: `Error parsing \`filter\` params: ${error.message}` };
  }
}

function readWish(
  { event, schema, table, filter, select }: Binding,
  columns: Columns | undefined,
): ChangeBinding['wants'] {
  const ofTable = table !== undefined && table !== '*';
  if (select !== undefined) refuseUnknown(select, table, columns);
  const tests =
    filter === undefined || filter === '' || columns === undefined ? [] : readFilter(filter, table ?? '*', columns);
  return (change) =>
    (event === '*' || event === change.type) &&
    (schema === '*' || schema === change.schema) &&
    (!ofTable || table === change.table) &&
    tests.every((test) => test(judgedRow(change)));
}

function refuseUnknown(select: readonly string[], table: string | undefined, columns: Columns | undefined): void {
  if (columns === undefined) throw new PostgresError('42P01', 'select needs a table');
  const unknown = select.find((column) => typeOfColumn(columns, column) === undefined);
  if (unknown !== undefined) throw new PostgresError('42703', `column ${table}.${unknown} does not exist`);
}

/** Of a deleted row no more than its key is known, so a filter by anything else never lets it through. */
function judgedRow(change: Change): JsonRow {
  if (change.type !== 'DELETE') return change.record;
  return { [change.primaryKey]: change.oldRecord[change.primaryKey] };
}

/** Conditions with commas between them: all of them hold. What is unknown (null) is not let through. */
function readFilter(filter: string, table: string, columns: Columns): readonly ((row: JsonRow) => boolean)[] {
  return splitTopLevel(filter).map((condition) => {
    const at = condition.indexOf('=');
    const [column, text] = [condition.slice(0, Math.max(at, 0)).trim(), condition.slice(at + 1)];
    if (!operators.test(text)) throw new PostgresError('PGRST100', `failed to parse filter (${text})`);
    const holds = readCondition(table, column, unquoted(text), columns);
    return (row) => holds(row) === true;
  });
}

/** `eq."a,b"` is `eq.a,b`: a value with commas or brackets in it comes in quotes. */
function unquoted(condition: string): string {
  const [, operator, quoted] = /^((?:not\.)?[a-z]+\.)"((?:[^"\\]|\\.)*)"$/s.exec(condition) ?? [];
  return operator === undefined || quoted === undefined ? condition : operator + quoted.replaceAll(/\\(.)/gs, '$1');
}

/** The same entry has the same number in every channel (FNV-1a). */
function idOf({ event, schema, table, filter, select }: Binding): number {
  let hash = 2_166_136_261;
  for (const character of JSON.stringify([event, schema, table, filter, select])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return hash >>> 1 || 1;
}
