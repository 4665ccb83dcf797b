import type { Change } from '../../Table.ts';
import { type JsonRow, renderRow } from '../columnTypes.ts';
import type { TableAccess } from '../GuardedTable.ts';
import type { Who } from '../who.ts';

/** A committed change on its way to its listeners: looked up once, written once for each choice of columns. */
export class ToldChange {
  readonly change: Change;
  readonly #table: TableAccess;
  readonly #committedAt: string;
  readonly #written = new Map<string, string>();
  #sees: ((who: Who) => boolean) | null = null;

  /** @param committedAt milliseconds since 1970 */
  constructor(change: Change, table: TableAccess, committedAt: number) {
    this.change = change;
    this.#table = table;
    this.#committedAt = new Date(committedAt).toISOString();
  }

  /**
   * Whether it is told to a listener. A row that is gone cannot be judged by the policies: who may read the table hears its key, and
   * no more. Who may read nothing of the table hears that it may not, and not even the key.
   */
  isToldTo(who: Who): boolean {
    if (this.change.type === 'DELETE' || !this.#table.isReadableBy(who)) return true;
    this.#sees ??= this.#table.whoSees(this.change.record);
    return this.#sees(who);
  }

  /** The `data` of the message to a listener, as JSON. @param select the columns that are asked for; undefined for all */
  write(who: Who, select: readonly string[] | undefined): string {
    const isReadable = this.#table.isReadableBy(who);
    const asked = isReadable ? (select?.join() ?? '*') : 'refused';
    const known = this.#written.get(asked);
    if (known !== undefined) return known;
    const json = JSON.stringify(isReadable ? this.#data(select) : this.#refusal());
    this.#written.set(asked, json);
    return json;
  }

  #refusal(): object {
    const { schema, table, type } = this.change;
    return {
      schema,
      table,
      type,
      commit_timestamp: this.#committedAt,
      columns: [],
      ...(type !== 'DELETE' && { record: {} }),
      ...(type !== 'INSERT' && { old_record: {} }),
      errors: ['Error 401: Unauthorized'],
    };
  }

  #data(select: readonly string[] | undefined): object {
    const { change } = this;
    const { schema, table, type, primaryKey } = change;
    const columns = Object.entries(this.#table.columns).filter(([name]) => select?.includes(name) ?? true);
    const shown = (row: JsonRow): JsonRow =>
      renderRow(this.#table.columns, Object.fromEntries(columns.map(([name]) => [name, row[name]])));
    return {
      schema,
      table,
      type,
      commit_timestamp: this.#committedAt,
      columns: columns.map(([name, columnType]) => ({ name, type: columnType })),
      ...(change.type !== 'DELETE' && { record: shown(change.record) }),
      ...(change.type !== 'INSERT' && { old_record: { [primaryKey]: change.oldRecord[primaryKey] } }),
      errors: null,
    };
  }
}
