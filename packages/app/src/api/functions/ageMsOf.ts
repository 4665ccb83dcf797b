/** A header gives whole seconds. */
const secondMs = 1000;

/**
 * How long ago the backend gave an answer that a cache has passed on, in milliseconds; 0 where no cache was asked. A CDN says so by `Age`. nginx
 * does not: it sends its own `Date` with what it kept, so the backend's `X-Answered-At` tells the age. No clock of this device is asked.
 */
export function ageMsOf(headers: Headers): number {
  const seconds = Number(headers.get('age') ?? 0);
  const sinceAnswered = Date.parse(headers.get('date') ?? '') - Date.parse(headers.get('x-answered-at') ?? '');
  // `Date` has no fraction of its second: of an answer that has just been given it may seem older than the answer.
  return Math.max(0, ...[seconds * secondMs, sinceAnswered].filter(Number.isFinite));
}
