import { isLive } from './isLive.ts';
import type { Match, MatchId, ScoreLine, Side } from './Match.ts';
import { shownScore } from './shownScore.ts';

export interface GoalFlash {
  readonly matchId: MatchId;
  readonly side: Side;
}

const sides = ['home', 'away'] as const satisfies readonly Side[];

/**
 * The goals to flash between two lists of the same matches: a live match whose total has risen, once for each side that has more than
 * before. Nothing on the first load (`before` null), for a match not seen before, for a score that falls, or in a
 * shoot-out. MATCH-19, MATCH-20
 *
 * @example
 * const before = [exampleMatch({ id: '1', status: 'IN_PLAY', score: { fullTime: { home: 0, away: 0 } } })];
 * const after = [exampleMatch({ id: '1', status: 'IN_PLAY', score: { fullTime: { home: 0, away: 1 } } })];
 * goalFlashes(before, after); // [{ matchId: '1', side: 'away' }]
 * goalFlashes(null, after); // []
 */
export function goalFlashes(before: readonly Match[] | null, after: readonly Match[]): readonly GoalFlash[] {
  if (before === null) return [];
  const earlier = new Map(before.map((match) => [match.id, match]));
  return after.flatMap((match) => {
    const previous = earlier.get(match.id);
    if (previous === undefined || !isLive(match)) return [];
    // A shoot-out has penalties, not goals, even where a source adds them to the score.
    if (previous.score.penalties !== null || match.score.penalties !== null) return [];
    const then = knownGoals(previous);
    const now = shownScore(match);
    if (then === null || now === null || now.home + now.away <= then.home + then.away) return [];
    return sides.filter((side) => now[side] > then[side]).map((side) => ({ matchId: match.id, side }));
  });
}

/** A match that has not begun stands 0–0; a live one without a score is not known to. */
function knownGoals(match: Match): ScoreLine | null {
  return shownScore(match) ?? (isLive(match) ? null : { home: 0, away: 0 });
}
