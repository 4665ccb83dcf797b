import { array, number, object, parse, string, unknown } from 'valibot';
import type { RowStore, World } from './RowStore.ts';

const keptWorld = object({ id: string(), anchor: number() });
const keptTable = object({ name: string(), rows: array(unknown()) });

/** A store in IndexedDB. Only the demo's worker writes to it. */
export class IndexedDbStore implements RowStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** @throws {DOMException} when the browser cannot store anything */
  static async open(name: string): Promise<IndexedDbStore> {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('world');
      request.result.createObjectStore('tables', { keyPath: 'name' });
    });
    return new IndexedDbStore(await answerOf(request));
  }

  async world(): Promise<World | null> {
    const kept: unknown = await answerOf(this.#database.transaction('world').objectStore('world').get('world'));
    return kept === undefined ? null : parse(keptWorld, kept);
  }

  async keepWorld(world: World): Promise<void> {
    const before = await this.world();
    const transaction = this.#database.transaction(['world', 'tables'], 'readwrite');
    transaction.objectStore('world').put(world, 'world');
    if (before?.id !== world.id) transaction.objectStore('tables').clear();
    await endOf(transaction);
  }

  async tables(): Promise<ReadonlyMap<string, readonly unknown[]>> {
    const kept: unknown = await answerOf(this.#database.transaction('tables').objectStore('tables').getAll());
    return new Map(parse(array(keptTable), kept).map(({ name, rows }) => [name, rows]));
  }

  async keepTables(tables: ReadonlyMap<string, readonly unknown[]>): Promise<void> {
    const transaction = this.#database.transaction('tables', 'readwrite');
    for (const [name, rows] of tables) transaction.objectStore('tables').put({ name, rows });
    await endOf(transaction);
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')));
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('The browser could not keep it'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', fail);
    transaction.addEventListener('abort', fail);
  });
}
