import type { Columns, JsonRow } from '../postgres/columnTypes.ts';
import { NotEmulatedError, PostgresError } from '../postgres/PostgresError.ts';
import type { Condition } from '../postgres/Condition.ts';
import type { Who } from '../gateway/who.ts';
import type { Change } from './Change.ts';
import { readFilters } from './ChangeFilter.ts';
import type { Binding } from './frames.ts';
import { identityOf, type ListenedTable, type ListenedTables } from './ListenedTable.ts';
import { SubscriptionError } from './SubscriptionError.ts';

/** An entry of a channel's `postgres_changes`, with the id by which the client recognises it. */
export interface ChangeBinding {
  readonly id: number;
  readonly wants: (change: Change) => boolean;
}

/**
 * Subscribes a channel to every entry of its join. If one entry is refused, all are.
 *
 * @throws {SubscriptionError}
 */
export function subscribe(asked: readonly Binding[], tables: ListenedTables, who: Who): readonly ChangeBinding[] {
  return asked.map((binding) => bind(binding, tables, who));
}

/** An id computed from the entry alone (FNV-1a), so the same entry has the same id in every channel. */
export function idOf({ event, schema, table, filter }: Binding): number {
  let hash = 2_166_136_261;
  for (const character of JSON.stringify([event, schema, table, filter])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return hash >>> 1 || 1;
}

function bind(binding: Binding, tables: ListenedTables, who: Who): ChangeBinding {
  const { event, schema, table = '*', filter } = binding;
  if (binding.table === undefined && filter !== undefined) {
    throw new SubscriptionError(
      'No subscription params provided. Please provide at least a `schema` or `table` to subscribe to',
    );
  }
  if ('select' in binding) throw unable('The mock does not emulate a choice of columns');
  const isMeant = (name: string): boolean => ['*', 'public'].includes(schema) && ['*', name].includes(table);
  const meant = Object.entries(tables).filter(([name, { published }]) => published && isMeant(name));
  if (meant.length === 0) throw unable('Please check Realtime is enabled for the given connect parameters');
  const conditions = new Map(
    meant.map(([name, access]) => [name, readConditions(filter?.trim() ?? '', name, access, who)]),
  );
  return {
    id: idOf(binding),
    wants(change) {
      const tests = change.schema === 'public' ? conditions.get(change.table) : undefined;
      if (tests === undefined || (event !== '*' && event !== change.type)) return false;
      const row = judgedRow(change, tables[change.table]);
      return tests.every((test) => test(row) === true);
    },
  };
}

function readConditions(filter: string, name: string, access: ListenedTable, who: Who): readonly Condition[] {
  // A role may not filter by columns that it may not read.
  const columns: Columns = access.isReadableBy(who) ? access.columns : {};
  try {
    return readFilters(name, filter, columns);
  } catch (error) {
    if (!(error instanceof PostgresError) && !(error instanceof NotEmulatedError)) throw error;
    throw unable(`An exception happened so please check your connect parameters: ${error.message}`);
  }
}

/**
 * The row that the filters test. Of a deleted row only the columns of the table's replica identity are known, so a
 * filter on any other column never matches.
 */
function judgedRow(change: Change, table: ListenedTable | undefined): JsonRow {
  return change.type === 'DELETE' ? identityOf(change.oldRecord, table) : change.record;
}

function unable(reason: string): SubscriptionError {
  return new SubscriptionError(`Unable to subscribe to changes with given parameters. ${reason}`);
}
