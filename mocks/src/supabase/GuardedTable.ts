import type { Table } from '../Table.ts';
import { type Columns, type JsonRow, PostgresError, type SignedIn, type Who } from '@tribunen/protocol';
import type { Rights } from './Rights.ts';
import type { TableTriggers } from './TableTriggers.ts';

export type Test = (row: JsonRow) => boolean;

/** The access of REST and realtime to a table. Each call checks the table's rights. */
export interface TableAccess {
  readonly columns: Columns;
  readonly primaryKey: string;
  /** The columns of a deleted row that realtime can read. */
  readonly identity: readonly string[];
  /** The keys that identify a row: the primary key, and every unique constraint. */
  readonly keys: readonly (readonly string[])[];
  /** Whether realtime sends the table's changes. */
  readonly published: boolean;
  /** Whether the role may read the table, even if the policies hide every row from it. */
  isReadableBy(who: Who): boolean;
  /**
   * Looks up the stored row with the primary key of `row`, and returns a function that tells whether a caller may read
   * it. Realtime sends a change of the row only to listeners for whom the function returns true.
   */
  whoSees(row: JsonRow): (who: Who) => boolean;
  /** @throws {PostgresError} 42501 when the role may not read the table */
  select(who: Who, test: Test): readonly JsonRow[];
  /** @param options.returning whether the caller reads the new rows back; the policies for reading then apply too */
  insert(
    who: Who,
    candidates: readonly JsonRow[],
    options: { readonly returning: boolean },
  ): Promise<readonly JsonRow[]>;
  upsert(
    who: Who,
    candidates: readonly JsonRow[],
    options: UpsertOptions,
  ): Promise<{ readonly rows: readonly JsonRow[]; readonly created: number }>;
  update(who: Who, test: Test, values: JsonRow): Promise<readonly JsonRow[]>;
  delete(who: Who, test: Test): Promise<readonly JsonRow[]>;
}

export interface UpsertOptions {
  /** The columns that every candidate has. */
  readonly columns: readonly string[];
  /** The columns that identify an existing row; null for the primary key. */
  readonly onConflict: readonly string[] | null;
  /** True when existing rows stay as they are. */
  readonly ignoreDuplicates: boolean;
}

/**
 * Checks a table's rights as Postgres does. Rows that break a policy's `using` are hidden without an error. A row that
 * breaks `with check`, or a missing grant, is an error.
 *
 * @param fresh the source of ids and times for the defaults of new rows
 * @param triggers the table's triggers, which run before and after the checks
 * @example
 * const follows = guardTable(database.user_follows, ownRows({ removes: true }), { newId, now });
 */
export function guardTable<Row extends JsonRow>(
  table: Table<Row>,
  rights: Rights<Row>,
  fresh: { readonly newId: () => string; readonly now: () => string },
  triggers: TableTriggers<Row> = {},
): TableAccess {
  const {
    name,
    columns,
    primaryKey,
    identity = [primaryKey],
    unique,
    published = false,
    defaults = () => ({}),
    trimmed = [],
  } = table.definition;
  const blank: JsonRow = Object.fromEntries(Object.keys(columns).map((column) => [column, null]));
  const trim = <Values extends JsonRow>(values: Values): Values => {
    const texts = trimmed.flatMap((column) => {
      const text = values[column];
      return typeof text === 'string' ? [[column, text.trim()] as const] : [];
    });
    return { ...values, ...Object.fromEntries(texts) };
  };
  const fill = (who: Who, given: JsonRow): JsonRow => {
    const candidate = trim(given);
    const uid = who.role === 'authenticated' ? who.id : null;
    const row = { ...blank, ...defaults({ newId: fresh.newId, now: fresh.now(), uid }), ...candidate };
    return triggers.fill?.(who, row) ?? row;
  };
  const change = (who: Who, before: Row, values: JsonRow): Row => {
    const after = { ...before, ...trim(values) };
    return triggers.change?.(who, before, after) ?? after;
  };
  const followed = async (rows: readonly Row[]): Promise<readonly Row[]> => {
    await triggers.follow?.(rows);
    return rows;
  };
  const may = (who: Who): BoundRights<Row> => {
    if (who.role === 'service_role') return everything(Object.keys(columns));
    return who.role === 'anon' ? ofVisitor(rights) : bind(rights, who);
  };

  const kind = rights.hidden === undefined ? 'table' : 'view';
  const granted = <Rule>(rule: Rule | null): Rule => {
    if (rule === null) throw new PostgresError('42501', `permission denied for ${kind} ${name}`);
    return rule;
  };
  const refuseColumns = (values: JsonRow, writable: readonly string[]): void => {
    if (Object.keys(values).every((column) => writable.includes(column))) return;
    throw new PostgresError('42501', `permission denied for ${kind} ${name}`);
  };
  const check = (rows: readonly Row[], allows: (row: Row) => boolean): void => {
    if (rows.every(allows)) return;
    throw new PostgresError('42501', `new row violates row-level security policy for table "${name}"`);
  };
  const { hidden } = rights;
  const shown = (who: Who, row: Row): Row => {
    if (hidden === undefined || who.role === 'service_role') return row;
    if (who.role === 'authenticated' && hidden.isSeenBy(who, row)) return row;
    return { ...row, ...Object.fromEntries(hidden.columns.map((column) => [column, null])) };
  };
  const refuseHidden = (values: JsonRow): void => {
    const column = hidden?.columns.find((each) => Object.hasOwn(values, each));
    if (column === undefined) return;
    throw new PostgresError('0A000', `cannot insert into column "${column}" of view "${name}"`);
  };

  return {
    columns,
    primaryKey,
    identity,
    keys: [[primaryKey], ...unique],
    published,
    isReadableBy: (who) => may(who).select !== null,
    whoSees(row) {
      const [standing] = table.rows((each) => each[primaryKey] === row[primaryKey]);
      return (who) => standing !== undefined && may(who).select?.(standing) === true;
    },
    select(who, test) {
      const rule = granted(may(who).select);
      return table.rows((row) => rule(row) && test(shown(who, row))).map((row) => shown(who, row));
    },
    async insert(who, candidates, { returning }) {
      for (const candidate of candidates) refuseHidden(candidate);
      const granting = may(who);
      const { allows, columns: writable } = granted(granting.insert);
      const visible = returning ? granted(granting.select) : () => true;
      for (const candidate of candidates) refuseColumns(candidate, writable);
      const filled = candidates.map((candidate) => fill(who, candidate));
      const written = await table.insert(filled, (rows) => {
        triggers.admit?.(who, rows);
        check(rows, (row) => allows(row) && visible(row));
      });
      return followed(written);
    },
    async upsert(who, candidates, { columns: given, onConflict, ignoreDuplicates }) {
      const granting = may(who);
      const inserting = granted(granting.insert);
      const visible = granted(granting.select);
      const changing = ignoreDuplicates ? null : granted(granting.update);
      for (const candidate of candidates) {
        refuseHidden(candidate);
        refuseColumns(candidate, inserting.columns);
        if (changing !== null) refuseColumns(candidate, changing.columns);
      }
      const merged = await table.merge(
        candidates.map((candidate) => fill(who, candidate)),
        onConflict ?? [primaryKey],
        (there, candidate) => {
          if (changing === null) return null;
          // An upsert reveals that the row exists. A row that the caller must not change is therefore an error here,
          // while an update silently skips it.
          check([candidate], inserting.allows);
          if (!visible(there) || !changing.allows(there)) {
            throw new PostgresError(
              '42501',
              `new row violates row-level security policy (USING expression) for table "${name}"`,
            );
          }
          return change(who, there, Object.fromEntries(given.map((column) => [column, candidate[column]])));
        },
        (brandNew, after) => {
          triggers.admit?.(who, brandNew);
          check(brandNew, (row) => inserting.allows(row) && visible(row));
          check(after, (row) => (changing?.becomes(row) ?? true) && visible(row));
        },
      );
      await followed(merged.rows);
      return merged;
    },
    async update(who, test, values) {
      const granting = may(who);
      const visible = granted(granting.select);
      const { allows, becomes, columns: writable } = granted(granting.update);
      refuseColumns(values, writable);
      const changed = await table.update(
        (row) => visible(row) && allows(row) && test(shown(who, row)),
        (row) => change(who, row, values),
        (rows) => check(rows, (row) => becomes(row) && visible(row)),
      );
      return followed(changed);
    },
    async delete(who, test) {
      const granting = may(who);
      const visible = granted(granting.select);
      const rule = granted(granting.delete);
      return table.delete((row) => visible(row) && rule(row) && test(row));
    },
  };
}

interface BoundRights<Row> {
  readonly select: ((row: Row) => boolean) | null;
  readonly insert: { readonly allows: (row: Row) => boolean; readonly columns: readonly string[] } | null;
  readonly update: {
    readonly allows: (row: Row) => boolean;
    readonly becomes: (row: Row) => boolean;
    readonly columns: readonly string[];
  } | null;
  readonly delete: ((row: Row) => boolean) | null;
}

/** The rights of the service key, which may do everything. */
function everything<Row>(columns: readonly string[]): BoundRights<Row> {
  const yes = (): true => true;
  return {
    select: yes,
    insert: { allows: yes, columns },
    update: { allows: yes, becomes: yes, columns },
    delete: yes,
  };
}

/** The rights of a signed-out visitor, who may read a public table and write to none. */
function ofVisitor<Row extends JsonRow>({ isPublic }: Rights<Row>): BoundRights<Row> {
  return { select: isPublic ? () => true : null, insert: null, update: null, delete: null };
}

/** The rights of one user. The returned rules take only the row, because they already contain the user. */
function bind<Row extends JsonRow>({ reads, inserts, changes, removes }: Rights<Row>, who: SignedIn): BoundRights<Row> {
  return {
    select: reads && ((row) => reads(who, row)),
    insert: inserts && { allows: (row) => inserts.rule(who, row), columns: inserts.columns },
    update: changes && {
      allows: (row) => changes.rule(who, row),
      becomes: (row) => (changes.becomes ?? changes.rule)(who, row),
      columns: changes.columns,
    },
    delete: removes && ((row) => removes(who, row)),
  };
}
