import type { Columns, JsonRow } from '../postgres/columnTypes.ts';
import { NotEmulatedError, PostgresError } from '../postgres/PostgresError.ts';
import type { Condition } from '../postgres/Condition.ts';
import type { Who } from '../gateway/who.ts';
import type { Change } from './Change.ts';
import { type ChangeFilter, conditionOf, readFilters } from './ChangeFilter.ts';
import type { Binding } from './frames.ts';
import { identityOf, type ListenedTable, type ListenedTables } from './ListenedTable.ts';
import { SubscriptionError } from './SubscriptionError.ts';

/** An entry of a channel's `postgres_changes`, with the id by which the client recognises it. */
export interface ChangeBinding {
  readonly id: number;
  /** The columns that the client requests; null for all. */
  readonly select: readonly string[] | null;
  readonly wants: (change: Change) => boolean;
}

/** An entry of a join's `postgres_changes`, parsed but not yet checked by the database. */
interface Wish {
  readonly id: number;
  readonly event: string;
  readonly schema: string;
  readonly table: string;
  readonly filters: readonly ChangeFilter[];
  readonly select: readonly string[] | null;
}

/** Postgres' names for its error codes. */
const conditionNames: ReadonlyMap<string, string> = new Map([
  ['P0001', 'raise_exception'],
  ['22P02', 'invalid_text_representation'],
  ['22003', 'numeric_value_out_of_range'],
  ['22007', 'invalid_datetime_format'],
  ['22008', 'datetime_field_overflow'],
  ['22025', 'invalid_escape_sequence'],
  ['2201B', 'invalid_regular_expression'],
]);

/**
 * Subscribes a channel to every entry of its join. If one entry is refused, all are.
 *
 * @throws {SubscriptionError}
 * @example
 * const bindings = subscribe([{ event: '*', schema: 'public', table: 'user_follows' }], tables, who);
 */
export function subscribe(asked: readonly Binding[], tables: ListenedTables, who: Who): readonly ChangeBinding[] {
  const wishes = asked.map(readWish);
  // The real server parses the first entry first but subscribes the last entry first, which decides whose error is reported.
  return wishes
    .toReversed()
    .map((wish) => bind(wish, tables, who))
    .toReversed();
}

/** An id computed from the entry alone (FNV-1a), so the same entry has the same id in every channel. */
export function idOf({ event, schema, table, filter, select }: Binding): number {
  let hash = 2_166_136_261;
  for (const character of JSON.stringify([event, schema, table, filter, select])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return hash >>> 1 || 1;
}

function readWish(binding: Binding): Wish {
  const { event, schema, table = '*', filter, select: chosen } = binding;
  if (binding.table === undefined && filter !== undefined) {
    const given = Object.entries(binding).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const shown = given.map(([name, value]) => `"${name}" => ${JSON.stringify(value)}`).join(', ');
    const message = 'No subscription params provided. Please provide at least a `schema` or `table` to subscribe to';
    throw new SubscriptionError(`${message}: %{${shown}}`);
  }
  const filters = readFilters(filter ?? '');
  const select = chosen === undefined || chosen.length === 0 ? null : chosen;
  if (select !== null && (schema === '*' || table === '*')) {
    throw new SubscriptionError(
      'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.',
    );
  }
  return { id: idOf(binding), event, schema, table, filters, select };
}

function bind(wish: Wish, tables: ListenedTables, who: Who): ChangeBinding {
  const { id, event, schema, table, select } = wish;
  const isMeant = (name: string): boolean => ['*', 'public'].includes(schema) && ['*', name].includes(table);
  const meant = Object.entries(tables).filter(([name, { published }]) => published && isMeant(name));
  if (meant.length === 0) {
    throw unable(`Please check Realtime is enabled for the given connect parameters: [${describe(wish)}]`);
  }
  const conditions = new Map(meant.map(([name, access]) => [name, readConditions(wish, name, access, who)]));
  return {
    id,
    select,
    wants(change) {
      const tests = change.schema === 'public' ? conditions.get(change.table) : undefined;
      if (tests === undefined || (event !== '*' && event !== change.type)) return false;
      const row = judgedRow(change, tables[change.table]);
      return tests.every((test) => test(row) === true);
    },
  };
}

function readConditions(wish: Wish, name: string, access: ListenedTable, who: Who): readonly Condition[] {
  // A role may not filter by columns that it may not read.
  const columns: Columns = access.isReadableBy(who) ? access.columns : {};
  try {
    const unknown = wish.select?.find((column) => !Object.hasOwn(columns, column));
    const conditions = wish.filters.map((filter) => conditionOf(name, filter, columns));
    if (unknown !== undefined) throw new PostgresError('P0001', `invalid column for select ${unknown}`);
    return conditions;
  } catch (error) {
    if (!(error instanceof PostgresError) && !(error instanceof NotEmulatedError)) throw error;
    const code = 'code' in error ? `ERROR ${error.code} (${conditionNames.get(error.code) ?? 'error'}) ` : '';
    throw unable(
      `An exception happened so please check your connect parameters: [${describe(wish)}]. Exception: ${code}${error.message}`,
    );
  }
}

/**
 * The row that filters are tested on. Of a deleted row only the table's replica identity is known, so a filter on any other column never
 * matches.
 */
function judgedRow(change: Change, table: ListenedTable | undefined): JsonRow {
  return change.type === 'DELETE' ? identityOf(change.oldRecord, table) : change.record;
}

function unable(reason: string): SubscriptionError {
  return new SubscriptionError(`Unable to subscribe to changes with given parameters. ${reason}`);
}

/** The subscription as the realtime server's Elixir code prints it. */
function describe({ event, schema, table, filters, select }: Wish): string {
  const shown = filters.map(({ column, operator, value, isNegated }) => {
    const printed = operator === 'in' ? `{${value.slice(1, -1)}}` : value;
    return `{${[column, operator, printed].map((text) => JSON.stringify(text)).join(', ')}, ${isNegated}}`;
  });
  const chosen = select === null ? 'nil' : `[${select.map((column) => JSON.stringify(column)).join(', ')}]`;
  return `event: ${event}, schema: ${schema}, table: ${table}, filters: [${shown.join(', ')}], select: ${chosen}`;
}
