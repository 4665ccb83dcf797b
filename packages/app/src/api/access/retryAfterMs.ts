/**
 * The delay that an answer's `Retry-After` demands, as seconds or an HTTP date (RFC 9110 §10.2.3). A date is measured
 * from the answer's own `Date`, since the device's clock may be wrong.
 *
 * @param nowMs the time by the device's clock, used if the answer has no `Date`
 * @returns milliseconds; null without the header, or if it cannot be read
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | null {
  const asked = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(asked)) return Number(asked) * 1000;
  const until = /[a-z]/i.test(asked) ? Date.parse(asked) : Number.NaN;
  if (Number.isNaN(until)) return null;
  const answeredAt = Date.parse(headers.get('date') ?? '');
  return Math.max(0, until - (Number.isNaN(answeredAt) ? nowMs : answeredAt));
}
