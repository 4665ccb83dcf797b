/** Asks a storage of the browser, and answers `other` where the browser refuses. */
export type OrElse = <Value>(ask: () => Promise<Value>, other: Value) => Promise<Value>;

/**
 * Asks a storage that the browser may refuse: it has no room, or keeps nothing in a private window. The first refusal is logged.
 *
 * @param complaint what the app goes without then
 * @example
 * const orElse = storageOrElse('The browser refuses to keep data');
 * const kept = await orElse(() => get('key'), undefined);
 */
export function storageOrElse(complaint: string): OrElse {
  let hasComplained = false;
  return async (ask, other) => {
    try {
      return await ask();
    } catch (error) {
      if (!hasComplained) console.error(complaint, error);
      hasComplained = true;
      return other;
    }
  };
}
