import type { Page } from '@playwright/test';

/** Everything that the browser stores for the app: database rows, stored texts, and cached addresses. */
export function storedOnDevice(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const found: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const table of database.objectStoreNames) {
        const store = database.transaction(table).objectStore(table);
        const [keys, rows] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
        found.push(...keys.map((key, index) => `row ${name} ${JSON.stringify(key)} ${JSON.stringify(rows[index])}`));
      }
      database.close();
    }
    for (const [key, text] of Object.entries(localStorage)) found.push(`text ${key} ${text}`);
    for (const [key, text] of Object.entries(sessionStorage)) found.push(`text of the tab ${key} ${text}`);
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(`file ${name} ${url}`);
    }
    return found;
  });
}
