/**
 * Milliseconds since 1970 by the page's own stopwatch, which cannot be set while the page is open. The tabs of one device agree on it unless the
 * device's clock was set between their loads.
 */
export function pageTime(): number {
  return performance.timeOrigin + performance.now();
}
