import { isLive } from './isLive.ts';
import type { Match, MatchId } from './Match.ts';

/**
 * Today's matches after those of yesterday that are still in play, or that this list has shown in play: the final
 * whistle removes no card from a list that somebody is reading. A match that has moved to today is listed once. Returns
 * today's array when no match is late (MATCH-40).
 *
 * @param shown the late matches that the list has shown
 */
export function withLateMatches(
  today: readonly Match[],
  yesterday: readonly Match[],
  shown: ReadonlySet<MatchId>,
): readonly Match[] {
  const late = yesterday.filter((match) => isLive(match) || shown.has(match.id));
  if (late.length === 0) return today;
  const listed = new Set(today.map(({ id }) => id));
  return [...late.filter(({ id }) => !listed.has(id)), ...today];
}
