import type { RowStore, World } from '../worker/RowStore.ts';

/** Stores a demo's rows in memory, so that a test can end a backend and open another with the same rows. */
export class MemoryStore implements RowStore {
  readonly #tables = new Map<string, readonly unknown[]>();
  #world: World | null = null;

  async world(): Promise<World | null> {
    return this.#world;
  }

  async keepWorld(world: World): Promise<void> {
    if (world.id !== this.#world?.id) this.#tables.clear();
    this.#world = world;
  }

  async tables(): Promise<ReadonlyMap<string, readonly unknown[]>> {
    return new Map(this.#tables);
  }

  async keepTables(tables: ReadonlyMap<string, readonly unknown[]>): Promise<void> {
    const copies = structuredClone(tables);
    // Stores asynchronously, as a browser does, so that a test can end a worker before its rows are stored.
    await Promise.resolve();
    for (const [name, rows] of copies) this.#tables.set(name, rows);
  }
}
