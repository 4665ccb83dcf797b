import { reachedMoments, wallTimeOf } from './reachedMoments.ts';
import type { SimulatedMatch } from './SimulatedMatch.ts';

/**
 * When a match next changes, in milliseconds since 1970; null when it never changes again.
 *
 * @param now milliseconds since 1970
 *
 * @example
 * const next = nextChangeAt(match, now);
 * if (next !== null) clock.setTimeout(write, next - now);
 */
export function nextChangeAt(match: SimulatedMatch, now: number): number | null {
  if (match.kind === 'postponed') return null;
  const moment = match.timeline[reachedMoments(match, now)];
  return moment === undefined ? null : wallTimeOf(match, moment);
}
