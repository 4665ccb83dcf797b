/**
 * Runs a task after so many milliseconds; in a hidden tab, when it is visible again.
 *
 * @returns the function that cancels it
 */
export function whenSeen(task: () => void, ms: number): () => void {
  const cancel = new AbortController();
  const run = (): void => {
    if (document.hidden) return;
    cancel.abort();
    task();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', run, { signal: cancel.signal });
    run();
  }, ms);
  return () => {
    clearTimeout(timer);
    cancel.abort();
  };
}
