import { type Database, tablesOf } from '../database.ts';
import type { Change } from '@tribunen/protocol';
import type { RowStore } from './RowStore.ts';

/**
 * The tables that the simulated match day writes. They are not stored, because a new backend computes the same rows
 * from the seed, the speed, the anchor and the clock.
 */
const simulated = new Set(['live_matches_new', 'live_events_new', 'match_state']);

/**
 * Whether simulated football or a simulated spectator made a change. The messages of simulated spectators are in the
 * same table as those of users, but have ids of UUID version 8, computed from the seed.
 */
function isSimulated(change: Change): boolean {
  const { id } = change.type === 'DELETE' ? change.oldRecord : change.record;
  const isSeeded = typeof id === 'string' && id.charAt(14) === '8';
  return simulated.has(change.table) || (change.table === 'team_messages' && isSeeded);
}

/** Stores a database's rows: after each request it stores the tables that have changed. */
export class StoredRows {
  readonly #store: RowStore;
  readonly #changed = new Set<string>();
  #database: Database | null = null;
  #stopListening: () => void = () => {};
  #lastStored: Promise<void> = Promise.resolve();

  constructor(store: RowStore) {
    this.#store = store;
  }

  /** Fills an empty database with the stored rows or, in a new world, with the first rows. */
  async fill(database: Database, fillFirst: (database: Database) => Promise<void>): Promise<void> {
    const kept = await this.#store.tables();
    if (kept.size > 0) {
      for (const table of tablesOf(database)) await table.restore(kept.get(table.definition.name) ?? []);
    }
    this.#database = database;
    this.#stopListening = database.onChange((change) => {
      if (!isSimulated(change)) this.#changed.add(change.table);
    });
    if (kept.size > 0) return;
    await fillFirst(database);
    for (const { definition } of tablesOf(database))
      if (!simulated.has(definition.name)) this.#changed.add(definition.name);
  }

  /** Resolves when every change so far is stored. If the browser has no space, the demo continues without storing. */
  stored(): Promise<void> {
    const database = this.#database;
    if (database !== null && this.#changed.size > 0) {
      const changed = tablesOf(database).filter(({ definition }) => this.#changed.has(definition.name));
      this.#changed.clear();
      this.#lastStored = this.#store
        .keepTables(new Map(changed.map((table) => [table.definition.name, table.rows().map((row) => ({ ...row }))])))
        .catch((error: unknown) => console.error('The demo cannot be kept over a reload', error));
    }
    return this.#lastStored;
  }

  /** Stores nothing from now on, because another world has begun. */
  stop(): void {
    this.#stopListening();
    this.#changed.clear();
  }
}
