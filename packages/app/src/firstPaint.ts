/** Resolves after the next paint; at once in a hidden tab, which does not paint. */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    // Animation callbacks run before the paint, so a task queued from one runs after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
