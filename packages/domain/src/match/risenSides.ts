import { isLive } from './isLive.ts';
import type { Match, ScoreLine, Side } from './Match.ts';
import { shownScore } from './shownScore.ts';

const sides = ['home', 'away'] as const satisfies readonly Side[];

/**
 * The sides that have more goals than before, between two versions of a match that is in play in at least one of them.
 * A goal also counts when it arrives together with the final whistle, or with a correction of the other side's score.
 * None in a shoot-out (NOTIFY-30).
 */
export function risenSides(before: Match, after: Match): readonly Side[] {
  if (!isLive(before) && !isLive(after)) return [];
  // A shoot-out has penalties, not goals, even when a source adds them to the score.
  if (before.score.penalties !== null || after.score.penalties !== null) return [];
  const then = knownGoals(before);
  const now = shownScore(after);
  return then === null || now === null ? [] : sides.filter((side) => now[side] > then[side]);
}

/**
 * A match that has not begun stands at 0–0. The goals of a live match without a score, or of a hidden result, are
 * unknown.
 */
function knownGoals(match: Match): ScoreLine | null {
  return shownScore(match) ?? (isLive(match) || match.isHidden === true ? null : { home: 0, away: 0 });
}
