import { isLive } from './isLive.ts';
import type { Match, MatchId, Side } from './Match.ts';
import { risenSides } from './risenSides.ts';
import { shownScore } from './shownScore.ts';

export interface GoalFlash {
  readonly matchId: MatchId;
  readonly side: Side;
}

/**
 * The goals to flash between two lists of the same matches: in a live match whose total has risen, one for each side
 * that has more than before. None on the first load (`before` null), for a match not seen before, for a score that
 * falls, or in a shoot-out (MATCH-19, MATCH-20).
 */
export function goalFlashes(before: readonly Match[] | null, after: readonly Match[]): readonly GoalFlash[] {
  if (before === null) return [];
  const earlier = new Map(before.map((match) => [match.id, match]));
  return after.flatMap((match) => {
    const previous = earlier.get(match.id);
    if (previous === undefined || !isLive(match) || total(match) <= total(previous)) return [];
    return risenSides(previous, match).map((side) => ({ matchId: match.id, side }));
  });
}

function total(match: Match): number {
  const score = shownScore(match);
  return score === null ? 0 : score.home + score.away;
}
