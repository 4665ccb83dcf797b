const secondMs = 1000;

/**
 * How long ago the backend gave an answer that a cache has passed on, in milliseconds; 0 when no cache was involved. A
 * CDN sends the age as `Age`. nginx sends its own `Date` with a cached answer instead, so the age is that date less the
 * backend's `X-Answered-At`. The device's clock is not used.
 */
export function ageMsOf(headers: Headers): number {
  const seconds = Number(headers.get('age') ?? 0);
  const sinceAnswered = Date.parse(headers.get('date') ?? '') - Date.parse(headers.get('x-answered-at') ?? '');
  // `Date` is in whole seconds, so it may be earlier than the time of an answer that has just been given.
  return Math.max(0, ...[seconds * secondMs, sinceAnswered].filter(Number.isFinite));
}
