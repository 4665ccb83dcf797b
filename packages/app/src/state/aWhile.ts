/**
 * Waits for some milliseconds, or until the network is back.
 *
 * @param signal ends the wait
 * @example
 * await aWhile(2000);
 */
export function aWhile(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
}
