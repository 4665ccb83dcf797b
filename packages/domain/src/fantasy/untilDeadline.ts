import { epochMs, type UtcInstant } from '../time/instant.ts';

/** The two largest units of a wait, in whole numbers. */
export type DeadlineWait =
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }
  | { readonly kind: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'minutes'; readonly minutes: number; readonly seconds: number };

/** How long it is until a deadline, rounded up to a whole second; null once it has passed (FANTASY-17). */
export function untilDeadline(deadline: UtcInstant, now: UtcInstant): DeadlineWait | null {
  const left = Math.ceil((epochMs(deadline) - epochMs(now)) / 1000);
  if (left <= 0) return null;
  const [minutes, hours, days] = [Math.floor(left / 60), Math.floor(left / 3600), Math.floor(left / 86_400)];
  if (days > 0) return { kind: 'days', days, hours: hours % 24 };
  return hours > 0 ? { kind: 'hours', hours, minutes: minutes % 60 } : { kind: 'minutes', minutes, seconds: left % 60 };
}
