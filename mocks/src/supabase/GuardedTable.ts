import type { Table } from '../Table.ts';
import type { Columns, JsonRow } from './columnTypes.ts';
import type { Rights, TablePolicies } from './policies.ts';
import { PostgresError } from './PostgresError.ts';
import type { Who } from './who.ts';

export type Test = (row: JsonRow) => boolean;

/** A table as REST and realtime may use it: nothing passes by its policies. */
export interface TableAccess {
  readonly columns: Columns;
  readonly primaryKey: string;
  /** May this asker see the row? Also the rule of who hears of its changes. */
  sees(who: Who, row: JsonRow): boolean;
  /** @throws {PostgresError} 42501 where nothing may be read at all */
  select(who: Who, test: Test): readonly JsonRow[];
  /** `admit` sees the rows before they are written, and throws to refuse them. */
  insert(who: Who, candidates: readonly JsonRow[], options: WriteOptions): Promise<readonly JsonRow[]>;
  update(who: Who, test: Test, values: JsonRow, options: WriteOptions): Promise<readonly JsonRow[]>;
  delete(who: Who, test: Test, options: WriteOptions): Promise<readonly JsonRow[]>;
}

export interface WriteOptions {
  /** True where the rows are read back: then they must be visible too. */
  readonly returning: boolean;
  readonly admit: (rows: readonly JsonRow[]) => void;
}

/**
 * Puts a table behind its policies, as Postgres does: `using` hides rows in silence, `with check` and a missing grant refuse aloud.
 *
 * @param fill the columns' defaults for a new row
 * @example
 * const follows = guardTable(database.user_follows, userFollowsPolicies, (who) => ({ priority: 0, … }));
 */
export function guardTable<Row extends JsonRow>(
  table: Table<Row>,
  policies: TablePolicies<Row>,
  fill: (who: Who) => Partial<Row>,
): TableAccess {
  const { name, columns, primaryKey } = table.definition;
  const may = (who: Who): BoundRights<Row> =>
    who.role === 'anon' ? bind(policies.anon, who) : bind(policies.authenticated, who);

  const granted = <Rule>(rule: Rule | null): Rule => {
    if (rule === null) throw new PostgresError('42501', `permission denied for table ${name}`);
    return rule;
  };
  const check = (rows: readonly Row[], allows: (row: Row) => boolean): void => {
    if (rows.every(allows)) return;
    throw new PostgresError('42501', `new row violates row-level security policy for table "${name}"`);
  };

  return {
    columns,
    primaryKey,
    sees(who, row) {
      const rule = may(who).select;
      return rule !== null && table.rows((each) => each[primaryKey] === row[primaryKey] && rule(each)).length > 0;
    },
    select(who, test) {
      const rule = granted(may(who).select);
      return table.rows((row) => rule(row) && test(row));
    },
    async insert(who, candidates, { returning, admit }) {
      const rights = may(who);
      const rule = granted(rights.insert);
      const visible = returning ? granted(rights.select) : () => true;
      const filled = candidates.map((candidate) => ({ ...fill(who), ...candidate }));
      return table.insert(filled, (rows) => {
        check(rows, (row) => rule(row) && visible(row));
        admit(rows);
      });
    },
    async update(who, test, values, { admit }) {
      const rights = may(who);
      const visible = granted(rights.select);
      const { allows, columns: writable } = granted(rights.update);
      const forbidden = Object.keys(values).some((column) => !writable.some((each) => each === column));
      if (forbidden) throw new PostgresError('42501', `permission denied for table ${name}`);
      return table.update(
        (row) => visible(row) && allows(row) && test(row),
        (row) => ({ ...row, ...values }),
        (rows) => {
          check(rows, (row) => allows(row) && visible(row));
          admit(rows);
        },
      );
    },
    async delete(who, test, { admit }) {
      const rights = may(who);
      const visible = granted(rights.select);
      const rule = granted(rights.delete);
      return table.delete((row) => visible(row) && rule(row) && test(row), admit);
    },
  };
}

interface BoundRights<Row> {
  readonly select: ((row: Row) => boolean) | null;
  readonly insert: ((row: Row) => boolean) | null;
  readonly update: { readonly allows: (row: Row) => boolean; readonly columns: readonly string[] } | null;
  readonly delete: ((row: Row) => boolean) | null;
}

/** The rights with the asker filled in, so that a rule asks only for the row. */
function bind<Row, Asker extends Who>(rights: Rights<Row, Asker>, who: Asker): BoundRights<Row> {
  const rule = (policy: Rights<Row, Asker>['select']): ((row: Row) => boolean) | null =>
    policy === null ? null : (row) => policy.allows(who, row);
  const { update } = rights;
  return {
    select: rule(rights.select),
    insert: rule(rights.insert),
    update: update === null ? null : { allows: (row) => update.allows(who, row), columns: update.columns },
    delete: rule(rights.delete),
  };
}
