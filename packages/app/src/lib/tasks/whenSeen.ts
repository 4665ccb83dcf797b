/**
 * Runs a task after a number of milliseconds, or in a hidden tab when it is visible again.
 *
 * @returns a function that cancels it
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
