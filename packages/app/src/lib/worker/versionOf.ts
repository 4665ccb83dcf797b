const prefix = 'tribunen-version:';

/**
 * The version of the app, from the hash in the name of its first script, which changes with every script that the first
 * one imports. The worker's cache for that version has this name, and so does the lock that each page of that version
 * holds. @param script the address of the page's first script, complete or from the site's root @returns null for a
 * script without a hash, as in development
 * @example
 * versionOf('/assets/main-DcsJW4hc.js'); // 'tribunen-version:DcsJW4hc'
 * versionOf('/src/main.tsx'); // null
 */
export function versionOf(script: string): string | null {
  const [, hash] = /\/assets\/main-([\w-]+)\.js$/.exec(script) ?? [];
  return hash === undefined ? null : `${prefix}${hash}`;
}

/** Whether a cache is one of `versionOf`. */
export function isVersion(cacheName: string): boolean {
  return cacheName.startsWith(prefix);
}

/** The version of this page; null in development. */
export function pageVersion(): string | null {
  return [...document.scripts].map(({ src }) => versionOf(src)).find((version) => version !== null) ?? null;
}
