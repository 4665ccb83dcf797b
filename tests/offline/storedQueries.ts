import type { Page } from '@playwright/test';

/** The keys of the queries whose data the app has stored on the device. */
export async function storedQueries(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // Checks that the database exists, because opening it would create it.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'tribunen-kept')) return [];
    const keys = await new Promise<readonly IDBValidKey[]>((resolve, reject) => {
      const opening = indexedDB.open('tribunen-kept');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('queries').objectStore('queries').getAllKeys();
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve(reading.result);
        });
      });
    });
    return keys.filter((key) => typeof key === 'string');
  });
}
