/** The longest wait for an idle page, in milliseconds. */
const latestMs = 2000;

/**
 * Runs a task when the page is idle, so that it delays neither a tap nor a paint.
 *
 * @returns a function that cancels it
 */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks, so the task runs in the next turn.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
