const prefix = 'tribunen-version:';

/**
 * The name of the app's version. It contains the hash in the name of the page's first script. This hash changes
 * whenever any script that the first one imports changes. The worker's cache for the version has this name, and so does
 * the lock that each page of the version holds.
 *
 * @param script the address of the page's first script, complete or from the site's root
 * @returns null for a script without a hash, as in development
 * @example
 * versionOf('/assets/main-DcsJW4hc.js'); // 'tribunen-version:DcsJW4hc'
 * versionOf('/src/main.tsx'); // null
 */
export function versionOf(script: string): string | null {
  const [, hash] = /\/assets\/main-([\w-]+)\.js$/.exec(script) ?? [];
  return hash === undefined ? null : `${prefix}${hash}`;
}

/** Whether a cache holds a version of the app: `versionOf` gave it its name. */
export function isVersion(cacheName: string): boolean {
  return cacheName.startsWith(prefix);
}

/** The version of this page; null in development. */
export function pageVersion(): string | null {
  return [...document.scripts].map(({ src }) => versionOf(src)).find((version) => version !== null) ?? null;
}
