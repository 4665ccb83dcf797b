import type { ProviderAnswer, ReportedBudget } from '../askProvider.ts';
import type { FootballProvider } from '../FootballProvider.ts';

const hourSeconds = 3600;
const minuteSeconds = 60;
const daySeconds = 24 * hourSeconds;
const dayMs = daySeconds * 1000;
/** How late the provider may reset the count of the day. */
const lateResetSeconds = 10 * minuteSeconds;

/**
 * The outcome of a request that API-Football refuses; null when it does not refuse. A refusal has the HTTP status 200.
 * Only the keys of `errors` are compared, because the provider changes the texts. The provider resets the count of the
 * day at midnight UTC, perhaps some minutes late.
 *
 * @param now milliseconds since 1970
 * @example
 * readRefusal({ requests: 'You have reached the request limit for the day' }, reported, now)?.reported.waitSeconds; // until midnight
 */
export function readRefusal(
  errors: unknown,
  reported: ReportedBudget,
  now: number,
): Exclude<ProviderAnswer<never>, { readonly status: 'known' }> | null {
  const reasons = reasonsIn(errors);
  if (reasons.length === 0) return null;
  const refused = (fault: string, waitSeconds: number | null) => ({
    status: 'failed' as const,
    fault: `refused the call: ${fault}`,
    reported: { ...reported, waitSeconds },
  });
  if (reasons.includes('access')) return refused('the account is suspended', hourSeconds);
  if (reasons.includes('requests')) return refused('the calls of the day are used up', untilNextDay(now));
  if (reasons.includes('token')) return refused('the key is wrong', hourSeconds);
  if (reasons.includes('rateLimit')) return refused('too many calls in a minute', minuteSeconds);
  if (reasons.includes('plan')) {
    return { status: 'unknown', fault: 'refused the call: the plan does not include it', reported };
  }
  return refused(reasons.join(', '), null);
}

/**
 * The days around today that the plan includes, from a refusal that names the first and the last («try from 2026-10-07
 * to 2026-10-09»); null if the text names no such days, or if today is not among them.
 *
 * @param now milliseconds since 1970
 */
export function openDaysIn(errors: unknown, now: number): FootballProvider['openDays'] | null {
  const [, first, last] = /(\d{4}-\d{2}-\d{2})\D+(\d{4}-\d{2}-\d{2})/.exec(JSON.stringify(errors ?? null)) ?? [];
  const today = Math.floor(now / dayMs);
  const [from, to] = [first, last].map((day) => Date.parse(day ?? '') / dayMs - today);
  if (from === undefined || to === undefined || !(from <= 0 && to >= 0)) return null;
  // Ten days before or after today are more than any list shows.
  return { from: Math.max(from, -10), to: Math.min(to, 10) };
}

/** The keys of an object of reasons, or of a list of such objects. */
function reasonsIn(errors: unknown): readonly string[] {
  if (Array.isArray(errors)) return errors.flatMap(reasonsIn);
  return typeof errors === 'object' && errors !== null ? Object.keys(errors) : [];
}

/**
 * The seconds until the next UTC day; ten minutes in the first ten minutes of a day, because the refusal may still be
 * about the day before.
 */
function untilNextDay(now: number): number {
  const midnight = new Date(now).setUTCHours(24, 0, 0, 0);
  const seconds = Math.ceil((midnight - now) / 1000);
  return seconds > daySeconds - lateResetSeconds ? lateResetSeconds : seconds;
}
