import { createStore, del, entries, get, promisifyRequest, set } from 'idb-keyval';
import { storageOrElse } from '../../lib/storage/storageOrElse.ts';
import type { OfflineChange } from './OfflineChange.ts';

/** The device's storage of waiting changes. Its promises are never rejected. */
export interface OfflineChangeStorage {
  /** @returns whether the change outlasts the page */
  set(key: string, change: OfflineChange): Promise<boolean>;
  /** Replaces the stored row of a change, unless another page has removed it. */
  replace(key: string, change: OfflineChange): Promise<void>;
  /** Whether a change is still stored; true when the browser does not answer. */
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  entries(): Promise<readonly (readonly [string, unknown])[]>;
}

/** The longest time for which a change waits for a database that does not answer. */
const patienceMs = 2000;

/**
 * The changes in IndexedDB, whose transactions all pages of the browser see in one order. If the browser refuses it,
 * changes wait only while the page is open; that is logged once.
 */
export function browserOfflineChangeStorage(): OfflineChangeStorage {
  const orElse = storageOrElse('The browser refuses to keep changes that wait for the network');
  const store = createStore('tribunen-changes', 'changes');
  const ask = <Value>(question: () => Promise<Value>, other: Value): Promise<Value> =>
    orElse(() => within(patienceMs, question()), other);
  return {
    set: (key, change) => ask(async () => (await set(key, change, store), true), false),
    replace: (key, change) =>
      ask(
        () => store('readwrite', async (rows) => void (await promisifyRequest(rows.openCursor(key)))?.update(change)),
        undefined,
      ),
    has: (key) => ask(async () => (await get(key, store)) !== undefined, true),
    remove: (key) => ask(() => del(key, store), undefined),
    entries: () => ask(() => entries<string, unknown>(store), []),
  };
}

async function within<Value>(ms: number, answer: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
