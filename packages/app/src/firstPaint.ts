/** Resolves once what is on the page has been painted; at once in a hidden tab, which paints nothing. */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    // A frame's callbacks run before its paint, so the paint is over when a task after them runs.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
