import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { createStore, del, entries, get, set } from 'idb-keyval';
import { storageOrElse } from '../../lib/storage/storageOrElse.ts';

/** The device's storage of queries. Its promises are never rejected; a query that the browser cannot store is missing at the next start. */
export interface AnswerStorage {
  getItem(key: string): Promise<PersistedQuery | undefined>;
  setItem(key: string, query: PersistedQuery): Promise<void>;
  removeItem(key: string): Promise<void>;
  entries(): Promise<[string, PersistedQuery][]>;
}

/**
 * The queries in IndexedDB. If the browser has no room, refuses it, or stores nothing in a private window, the app
 * works without it; that is logged once.
 */
export function browserAnswerStorage(): AnswerStorage {
  const orElse = storageOrElse('The browser refuses to keep data for the time without a network');
  const store = createStore('tribunen-kept', 'queries');
  return {
    getItem: (key) => orElse(() => get<PersistedQuery>(key, store), undefined),
    setItem: (key, query) => orElse(() => set(key, query, store), undefined),
    removeItem: (key) => orElse(() => del(key, store), undefined),
    entries: () => orElse(() => entries<string, PersistedQuery>(store), []),
  };
}
