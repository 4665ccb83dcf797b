/** An idle page runs a task at once; a busy one after this many milliseconds at the latest. */
const latestMs = 2000;

/**
 * Runs a task once the page has nothing more urgent to do, so that it delays neither a tap nor a paint.
 *
 * @returns what cancels it
 * @example
 * const cancel = whenIdle(() => live.start());
 */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks: there the task waits for the next turn.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
