import { type JsonRow, renderRow } from '../postgres/columnTypes.ts';
import type { Who } from '../gateway/who.ts';
import type { Change } from './Change.ts';
import type { ListenedTable } from './ListenedTable.ts';

/**
 * A committed change to send to its listeners. Its JSON is written once for the listeners who may read the table, and
 * once for the others.
 */
export class OutgoingChange {
  readonly change: Change;
  readonly #table: ListenedTable;
  readonly #committedAt: string;
  readonly #written = new Map<boolean, string>();
  readonly #isSeenBy: (who: Who) => boolean;

  /** @param committedAt milliseconds since 1970 */
  constructor(change: Change, table: ListenedTable, committedAt: number, isSeenBy: (who: Who) => boolean) {
    this.change = change;
    this.#table = table;
    this.#isSeenBy = isSeenBy;
    this.#committedAt = new Date(committedAt).toISOString();
  }

  /**
   * Whether a listener receives a message about the change. No policy can check a deleted row, so every listener
   * receives a deletion. A listener whose role may not read the table receives the deletion without the key, and an
   * error in place of any other change.
   */
  mayReach(who: Who): boolean {
    if (this.change.type === 'DELETE' || !this.#table.isReadableBy(who)) return true;
    return this.#isSeenBy(who);
  }

  /** The `data` of the message to a listener, as JSON. */
  write(who: Who): string {
    const isReadable = this.#table.isReadableBy(who);
    const known = this.#written.get(isReadable);
    if (known !== undefined) return known;
    const json = JSON.stringify(isReadable ? this.#data() : this.#withheld());
    this.#written.set(isReadable, json);
    return json;
  }

  #withheld(): object {
    const { schema, table, type } = this.change;
    const isGone = type === 'DELETE';
    return {
      schema,
      table,
      type,
      commit_timestamp: isGone ? this.#committedAt : null,
      columns: [],
      ...(!isGone && { record: {} }),
      ...(type !== 'INSERT' && { old_record: {} }),
      errors: isGone ? null : ['Error 401: Unauthorized'],
    };
  }

  #data(): object {
    const { change } = this;
    const { schema, table, type, primaryKey } = change;
    const columns = Object.entries(this.#table.columns);
    const shown = (row: JsonRow): JsonRow =>
      renderRow(this.#table.columns, Object.fromEntries(columns.map(([name]) => [name, row[name]])));
    // No policy can check a deleted row, so only its key is sent.
    const known = type === 'DELETE' ? [primaryKey] : this.#table.identity;
    return {
      schema,
      table,
      type,
      commit_timestamp: this.#committedAt,
      columns: columns.map(([name, columnType]) => ({ name, type: columnType })),
      ...(change.type !== 'DELETE' && { record: shown(change.record) }),
      ...(change.type !== 'INSERT' && {
        old_record: Object.fromEntries(known.map((name) => [name, change.oldRecord[name]])),
      }),
      errors: null,
    };
  }
}
