import { Collection } from '@msw/data';
import type { writePaces } from '@tribunen/contract';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import {
  type Change,
  type ColumnType,
  compareValues,
  type JsonRow,
  PostgresError,
  Queue,
  spellMoments,
} from '@tribunen/protocol';
import type { Acquaintance, Rights } from './supabase/Rights.ts';

export interface TableDefinition<Row extends JsonRow> {
  /** The schema of the table. Only tables in `public` are reachable over REST and realtime. */
  readonly schema: 'public' | 'auth' | 'private';
  readonly name: string;
  /** Whether realtime sends the table's changes; false by default. */
  readonly published?: boolean;
  readonly shape: GenericSchema<unknown, Row>;
  readonly columns: { readonly [Column in keyof Row & string]: ColumnType };
  readonly primaryKey: keyof Row & string;
  /**
   * The replica identity: the columns that realtime's filters can read in a deleted row. By default only the primary
   * key.
   */
  readonly identity?: readonly (keyof Row & string)[];
  readonly unique: readonly (readonly (keyof Row & string)[])[];
  /** Foreign keys, each referencing the primary key of a table. */
  readonly references?: readonly Reference<keyof Row & string>[];
  /**
   * For columns whose text a trigger checks before the constraint does. The function returns the trigger's error
   * message, or null when the trigger accepts the text.
   */
  readonly refusals?: { readonly [Column in keyof Row & string]?: (stored: string) => string | null };
  /** Default values for the columns that a write does not name; columns without a default become null. */
  readonly defaults?: (fresh: Fresh) => Readonly<Partial<Record<keyof Row & string, unknown>>>;
  /** What users may do with the rows, as the policies of `supabase/migrations` say; left out outside `public`. */
  readonly rights?: (known: Acquaintance) => Rights<Row>;
  /**
   * The pace at which a user may write rows; left out for a table whose own trigger limits it, or that no user writes.
   */
  readonly pace?: keyof typeof writePaces;
  /** The pace at which a user may change rows, if it differs from `pace`. */
  readonly paceOfChanges?: keyof typeof writePaces;
  /** The columns that are stored without the white space around their texts. */
  readonly trimmed?: readonly (keyof Row & string)[];
  /** How many rows a user may have. */
  readonly most?: number;
  /** If set, `most` applies to each value of this column separately. */
  readonly mostIn?: keyof Row & string;
}

/** A foreign key, and what happens to the row when the referenced row is deleted. */
export interface Reference<Column extends string = string> {
  readonly column: Column;
  readonly table: string;
  readonly onDelete: 'cascade' | 'set null';
}

/** The part of a table that other tables need for their foreign keys. */
export interface RelatedTable {
  readonly definition: { readonly name: string };
  readonly references: readonly Reference[];
  /** Whether the table has a row with this primary key. */
  holds(key: unknown): boolean;
  /** Whether a row of this table references a row with one of these keys. */
  leadsTo(reference: Reference, keys: ReadonlySet<unknown>): boolean;
  /**
   * Called when rows with these keys are deleted: deletes this table's rows that reference them, or clears the
   * references.
   */
  letGo(reference: Reference, keys: ReadonlySet<unknown>): Promise<void>;
}

/** The sources of default values: ids, the clock and the caller. */
export interface Fresh {
  readonly newId: () => string;
  /** The moment of the write, ISO 8601. */
  readonly now: string;
  /** `auth.uid()`: null for a signed-out user. */
  readonly uid: string | null;
}

/**
 * A table: a collection with keys, atomic writes and a stream of changes.
 *
 * The class does not use the collection's hooks for the stream, because they run before a row is written and once per
 * field. A subscriber needs one change per row, after the write. Writes run one at a time, so that no other write comes
 * between the check of a row and its write.
 */
export class Table<Row extends JsonRow> implements RelatedTable {
  readonly definition: TableDefinition<Row>;
  readonly references: readonly Reference[];
  readonly #collection: Collection<GenericSchema<Row>>;
  readonly #tell: (change: Change) => void;
  readonly #tables: ReadonlyMap<string, RelatedTable>;
  readonly #writes = new Queue();
  /** The primary keys of all rows, so that a new row's key need not be compared with every row. */
  readonly #keys = new Set<unknown>();

  /**
   * @param tables all tables of the database by name, including this one
   */
  constructor(
    definition: TableDefinition<Row>,
    tell: (change: Change) => void,
    tables: ReadonlyMap<string, RelatedTable>,
  ) {
    this.definition = definition;
    this.references = definition.references ?? [];
    this.#tables = tables;
    this.#collection = new Collection({ schema: definition.shape });
    this.#tell = tell;
  }

  /** Calls a generic function with this table. */
  visit<Result>(visitor: <Any extends JsonRow>(table: Table<Any>) => Result): Result {
    return visitor(this);
  }

  /** Every row for which the test is true, in order of creation. */
  rows(test: (row: Row) => boolean = () => true): readonly Row[] {
    return this.#collection.all().filter(test);
  }

  /**
   * Writes all the rows or none.
   *
   * @param admit receives the rows before they are written, and throws to refuse them
   * @throws {PostgresError} 23502, 23514, 23505 or 23503
   */
  insert(candidates: readonly unknown[], admit: (rows: readonly Row[]) => void = () => {}): Promise<readonly Row[]> {
    return this.#writes.run(async () => {
      const rows = candidates.map((candidate) => this.#parse(candidate));
      admit(rows);
      this.#refuseDuplicates(rows, []);
      this.#refuseOrphans(rows);
      for (const row of rows) await this.#create(row);
      return rows;
    });
  }

  /** Changes all the rows or none; see `insert` for `admit` and the errors. */
  update(
    test: (row: Row) => boolean,
    change: (row: Row) => unknown,
    admit: (rows: readonly Row[]) => void = () => {},
  ): Promise<readonly Row[]> {
    return this.#writes.run(async () => {
      const changes = this.rows(test).map((before) => ({ before, after: this.#parse(change(before)) }));
      const rows = changes.map(({ after }) => after);
      admit(rows);
      this.#refuseDuplicates(
        rows,
        changes.map(({ before }) => before),
      );
      this.#refuseOrphans(rows);
      this.#refuseLostKeys(changes);
      for (const { before, after } of changes) await this.#replace(before, after);
      return rows;
    });
  }

  /**
   * Inserts the rows whose key is new, and calls `meet` for each row whose key exists; all or none of them.
   *
   * @param key the columns of a unique constraint, or the primary key
   * @param meet returns the new state of the existing row, or null to leave it unchanged
   * @param admit receives the new rows and the changed ones before they are written, and throws to refuse them
   * @returns the rows that were written, in the candidates' order, and how many of them are new
   * @throws {PostgresError} 42P10 when no constraint has the key, 21000 when two candidates meet the same row; see
   *   `insert`
   */
  merge(
    candidates: readonly unknown[],
    key: readonly string[],
    meet: (there: Row, candidate: Row) => unknown,
    admit: (created: readonly Row[], changed: readonly Row[]) => void = () => {},
  ): Promise<{ readonly rows: readonly Row[]; readonly created: number }> {
    return this.#writes.run(async () => {
      const constraint = this.#constraintOf(key);
      const writes: { readonly before: Row | null; readonly after: Row }[] = [];
      for (const row of candidates.map((candidate) => this.#parse(candidate))) {
        const isSame = (each: Row): boolean => compareKeys(constraint, each, row) === 0;
        const before = this.rows(isSame)[0] ?? null;
        const twin = writes.find(({ after }) => isSame(after));
        const there = before ?? twin?.after;
        const after = there === undefined ? row : meet(there, row);
        if (after === null) continue;
        if (twin !== undefined) {
          throw new PostgresError('21000', 'ON CONFLICT DO UPDATE command cannot affect row a second time');
        }
        writes.push({ before, after: before === null ? row : this.#parse(after) });
      }
      const rows = writes.map(({ after }) => after);
      const created = writes.filter(({ before }) => before === null).map(({ after }) => after);
      admit(
        created,
        rows.filter((row) => !created.includes(row)),
      );
      this.#refuseDuplicates(
        rows,
        writes.map(({ before }) => before).filter((before) => before !== null),
      );
      this.#refuseOrphans(rows);
      for (const { before, after } of writes) {
        await (before === null ? this.#create(after) : this.#replace(before, after));
      }
      return { rows, created: created.length };
    });
  }

  /** Deletes the rows for which the test is true, and returns them. */
  delete(test: (row: Row) => boolean): Promise<readonly Row[]> {
    return this.#writes.run(() => this.#remove(test));
  }

  holds(key: unknown): boolean {
    return this.#keys.has(key);
  }

  leadsTo({ column }: Reference, keys: ReadonlySet<unknown>): boolean {
    return this.rows((row) => keys.has(row[column])).length > 0;
  }

  letGo(reference: Reference, keys: ReadonlySet<unknown>): Promise<void> {
    return this.#writes.run(() => this.#letGo(reference, keys));
  }

  /** Writes a row, unless the table already has an equal row: then it writes nothing and emits no change. */
  upsert(row: Row): Promise<void> {
    return this.#writes.run(async () => {
      const after = this.#parse(row);
      const { primaryKey } = this.definition;
      const [before] = this.rows((each) => each[primaryKey] === after[primaryKey]);
      this.#refuseOrphans([after]);
      if (before === undefined) await this.#create(after);
      else if (Object.keys(after).some((column) => !isSameValue(before[column], after[column]))) {
        await this.#replace(before, after);
      }
    });
  }

  /** Writes stored rows into an empty table. Foreign keys are not checked, because the tables may come in any order. */
  restore(rows: readonly unknown[]): Promise<void> {
    return this.#writes.run(async () => {
      for (const row of rows) await this.#create(this.#parse(row));
    });
  }

  async #remove(test: (row: Row) => boolean): Promise<readonly Row[]> {
    const { name, primaryKey } = this.definition;
    const rows = this.rows(test).map((row) => ({ ...row }));
    const keys = new Set<unknown>(rows.map((row) => row[primaryKey]));
    this.#collection.deleteMany((query) => query.where((row) => keys.has(row[primaryKey])));
    for (const key of keys) this.#keys.delete(key);
    for (const oldRecord of rows) this.#tell({ ...this.#origin(), type: 'DELETE', oldRecord });
    for (const table of keys.size === 0 ? [] : this.#tables.values()) {
      for (const reference of table.references.filter((each) => each.table === name)) {
        // This table is already running a task of its queue: queueing another and waiting for it would be a deadlock.
        await (table === this ? this.#letGo(reference, keys) : table.letGo(reference, keys));
      }
    }
    return rows;
  }

  async #letGo({ column, onDelete }: Reference, keys: ReadonlySet<unknown>): Promise<void> {
    const led = (row: Row): boolean => keys.has(row[column]);
    if (onDelete === 'cascade') await this.#remove(led);
    else for (const row of this.rows(led)) await this.#replace(row, this.#parse({ ...row, [column]: null }));
  }

  async #create(row: Row): Promise<void> {
    await this.#collection.create(row);
    this.#keys.add(row[this.definition.primaryKey]);
    this.#tell({ ...this.#origin(), type: 'INSERT', record: { ...row } });
  }

  async #replace(before: Row, after: Row): Promise<void> {
    const oldRecord = { ...before };
    const { primaryKey } = this.definition;
    await this.#collection.update((query) => query.where((row) => row[primaryKey] === before[primaryKey]), {
      data: (draft) => void Object.assign(draft, after),
    });
    this.#keys.delete(oldRecord[primaryKey]);
    this.#keys.add(after[primaryKey]);
    this.#tell({ ...this.#origin(), type: 'UPDATE', record: { ...after }, oldRecord });
  }

  #origin(): Pick<Change, 'schema' | 'table' | 'primaryKey'> {
    const { schema, name, primaryKey } = this.definition;
    return { schema, table: name, primaryKey };
  }

  #constraintOf(key: readonly string[]): readonly (keyof Row & string)[] {
    const { primaryKey, unique } = this.definition;
    const wanted = key.toSorted().join();
    const found = [[primaryKey], ...unique].find((columns) => columns.toSorted().join() === wanted);
    if (found !== undefined) return found;
    throw new PostgresError(
      '42P10',
      'there is no unique or exclusion constraint matching the ON CONFLICT specification',
    );
  }

  #parse(candidate: unknown): Row {
    const { name, columns, shape } = this.definition;
    const refusals: Readonly<Record<string, ((stored: string) => string | null) | undefined>> =
      this.definition.refusals ?? {};
    const parsed = safeParse(shape, spellMoments(columns, candidate));
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    const [column = '', ...within] = getDotPath(issue)?.split('.') ?? [];
    if (within.length === 0 && (issue.input === null || issue.input === undefined)) {
      throw new PostgresError(
        '23502',
        `null value in column "${column}" of relation "${name}" violates not-null constraint`,
      );
    }
    // The issue's path ends at the column's value, even if the schema checks the whole row.
    const stored = issue.path?.at(-1)?.value;
    const refusal = typeof stored === 'string' ? refusals[column]?.(stored) : null;
    if (typeof refusal === 'string') throw new PostgresError('23514', refusal);
    const constraint = [name, ...(column === '' ? [] : [column]), 'check'].join('_');
    throw new PostgresError('23514', `new row for relation "${name}" violates check constraint "${constraint}"`);
  }

  /** @param replaced the rows that the new rows replace; their keys are free */
  #refuseDuplicates(rows: readonly Row[], replaced: readonly Row[]): void {
    const { name, primaryKey, unique } = this.definition;
    const refuse = (constraint: string): never => {
      throw new PostgresError('23505', `duplicate key value violates unique constraint "${constraint}"`);
    };
    const keys = new Set<unknown>(rows.map((row) => row[primaryKey]));
    const free = new Set<unknown>(replaced.map((row) => row[primaryKey]));
    const isTaken = (key: unknown): boolean => this.#keys.has(key) && !free.has(key);
    if (keys.size < rows.length || [...keys].some(isTaken)) refuse(`${name}_pkey`);
    for (const key of unique) {
      // Leaves out rows with null in the key, because null equals nothing, not even null.
      const keyed = rows.filter((row) => key.every((column) => row[column] !== null));
      const wanted = new Set(keyed.map((row) => keyText(key, row)));
      const kept = this.rows((row) => !free.has(row[primaryKey]));
      const isWanted = (row: Row): boolean => wanted.has(keyText(key, row));
      if (wanted.size < keyed.length || kept.some(isWanted)) refuse(`${name}_${key.join('_')}_key`);
    }
  }

  /** A primary key that other rows reference cannot change. */
  #refuseLostKeys(changes: readonly { readonly before: Row; readonly after: Row }[]): void {
    const { name, primaryKey } = this.definition;
    const moved = changes.filter(({ before, after }) => before[primaryKey] !== after[primaryKey]);
    if (moved.length === 0) return;
    const keys = new Set<unknown>(moved.map(({ before }) => before[primaryKey]));
    for (const table of this.#tables.values()) {
      const lost = table.references.find((reference) => reference.table === name && table.leadsTo(reference, keys));
      if (lost === undefined) continue;
      const other = table.definition.name;
      throw new PostgresError(
        '23503',
        `update or delete on table "${name}" violates foreign key constraint "${other}_${lost.column}_fkey" on table "${other}"`,
        `Key is still referenced from table "${other}".`,
      );
    }
  }

  #refuseOrphans(rows: readonly Row[]): void {
    const { name, primaryKey } = this.definition;
    for (const { column, table } of this.references) {
      // A row may reference another row of the same write.
      const own = new Set<unknown>(table === name ? rows.map((row) => row[primaryKey]) : []);
      const isThere = (key: unknown): boolean =>
        key === null || own.has(key) || this.#tables.get(table)?.holds(key) === true;
      if (rows.every((row) => isThere(row[column] ?? null))) continue;
      throw new PostgresError(
        '23503',
        `insert or update on table "${name}" violates foreign key constraint "${name}_${column}_fkey"`,
        `Key is not present in table "${table}".`,
      );
    }
  }
}

/** The values of a key in a row, as text: two keys are equal when their texts are. */
function keyText<Row extends JsonRow>(key: readonly (keyof Row & string)[], row: Row): string {
  return key.map((column) => String(row[column])).join('\u0000');
}

function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

function compareKeys<Row extends JsonRow>(key: readonly (keyof Row & string)[], a: Row, b: Row): number {
  for (const column of key) {
    const order = compareValues(a[column], b[column]);
    if (order !== 0) return order;
  }
  return 0;
}
