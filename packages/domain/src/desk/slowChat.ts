import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';

/** The seconds between two messages of a user in a slow chat, in the order of the choice (DESK-2). */
export const SLOW_SECONDS = [10, 20, 30, 60] as const;
export type SlowSeconds = (typeof SLOW_SECONDS)[number];

/**
 * When the author of some messages in a slow chat may send the next message there; null for at once (DESK-2).
 *
 * @param sentAt when the author sent them, in any order
 */
export function nextInSlowChat(sentAt: readonly UtcInstant[], seconds: number, now: UtcInstant): UtcInstant | null {
  const latest = sentAt.toSorted().at(-1);
  if (latest === undefined) return null;
  const next = epochMs(latest) + seconds * 1000;
  return next > epochMs(now) ? instantAt(next) : null;
}
