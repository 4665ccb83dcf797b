/**
 * Milliseconds since 1970 by the page's own stopwatch, which nobody sets while the page is open. The tabs of one device agree on it unless
 * its clock was set between their loads.
 */
export function pageTime(): number {
  return performance.timeOrigin + performance.now();
}
