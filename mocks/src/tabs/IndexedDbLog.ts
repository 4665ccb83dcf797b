import { array, literal, number, object, parse, record, string, union, unknown, variant } from 'valibot';
import type { Change } from '@tribunen/protocol';
import { type ChangeLog, type LogEntry, type World, WorldIsGoneError } from './ChangeLog.ts';

const row = record(string(), unknown());
const place = { schema: union([literal('public'), literal('auth')]), table: string(), primaryKey: string() };
const change = variant('type', [
  object({ ...place, type: literal('INSERT'), record: row }),
  object({ ...place, type: literal('UPDATE'), record: row, oldRecord: row }),
  object({ ...place, type: literal('DELETE'), oldRecord: row }),
]);
const entry = object({ number: number(), changes: array(change) });
const world = object({ id: string(), anchors: record(string(), number()) });

/** A log that every tab of the origin shares. A completed transaction is kept, whatever happens to the tab. */
export class IndexedDbLog implements ChangeLog {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** @throws {DOMException} when the browser cannot store anything */
  static async open(name: string): Promise<IndexedDbLog> {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('world');
      request.result.createObjectStore('entries', { keyPath: 'number', autoIncrement: true });
    });
    return new IndexedDbLog(await answerOf(request));
  }

  async world(): Promise<World | null> {
    const kept: unknown = await answerOf(this.#database.transaction('world').objectStore('world').get('world'));
    return kept === undefined ? null : parse(world, kept);
  }

  async keepWorld(next: World): Promise<void> {
    const before = await this.world();
    const transaction = this.#database.transaction(['world', 'entries'], 'readwrite');
    transaction.objectStore('world').put(next, 'world');
    if (before?.id !== next.id) transaction.objectStore('entries').clear();
    await endOf(transaction);
  }

  async append(worldId: string, changes: readonly Change[]): Promise<number> {
    const transaction = this.#database.transaction(['world', 'entries'], 'readwrite');
    const kept = parse(world, await answerOf(transaction.objectStore('world').get('world')));
    if (kept.id !== worldId) throw new WorldIsGoneError('Another world has begun');
    const key = answerOf(transaction.objectStore('entries').add({ changes }));
    await endOf(transaction);
    return parse(number(), await key);
  }

  async entriesAfter(last: number): Promise<readonly LogEntry[]> {
    const entries = this.#database.transaction('entries').objectStore('entries');
    return parse(array(entry), await answerOf(entries.getAll(IDBKeyRange.lowerBound(last, true))));
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
