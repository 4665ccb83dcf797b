/** Uses a storage of the browser, and returns `other` if the browser refuses. */
export type OrElse = <Value>(ask: () => Promise<Value>, other: Value) => Promise<Value>;

/**
 * Uses a storage that the browser may refuse, because it has no room or stores nothing in a private window. The first
 * refusal is logged.
 *
 * @param complaint the message to log
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
