import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';

/** For how long an administrator can shut a user out of writing, in the order of the choice (DESK-3). */
export const SHUT_OUT_SPANS = ['hour', 'day', 'forever'] as const;
export type ShutOutSpan = (typeof SHUT_OUT_SPANS)[number];

/** The longest reason that an administrator can give a user, in characters. */
export const SHUT_OUT_REASON_LIMIT = 200;

/** Why a user may not write, and until when. */
export interface ShutOut {
  readonly reason: string;
  /** Null for good. */
  readonly until: UtcInstant | null;
}

const SPAN_MS: Readonly<Record<ShutOutSpan, number | null>> = { hour: 3_600_000, day: 86_400_000, forever: null };

/** When a shut-out that begins now ends; null for one without an end (DESK-3). */
export function shutOutEnd(span: ShutOutSpan, now: UtcInstant): UtcInstant | null {
  const ms = SPAN_MS[span];
  return ms === null ? null : instantAt(epochMs(now) + ms);
}

/** Whether a shut-out still holds (DESK-3). */
export function holdsShutOut({ until }: Pick<ShutOut, 'until'>, now: UtcInstant): boolean {
  return until === null || until > now;
}
