import { hasEnded } from './hasEnded.ts';
import type { Match, ScoreLine } from './Match.ts';
import { shownScore } from './shownScore.ts';

/**
 * The goals of a match without the kicks of a shoot-out, which the provider adds to full time at some moment; null
 * where the answer does not keep the two apart (FEED-12).
 */
export function scoreOfPlay(match: Match): ScoreLine | null {
  const { duration, regularTime, extraTime, penalties } = match.score;
  if (duration !== 'PENALTY_SHOOTOUT') return lineOf(match);
  if (regularTime !== null) {
    return { home: regularTime.home + (extraTime?.home ?? 0), away: regularTime.away + (extraTime?.away ?? 0) };
  }
  return penalties !== null && hasEnded(match) ? lineOf(match) : null;
}

/**
 * The goals of a match before its shoot-out; null where the answer does not keep the two apart, undefined without a
 * shoot-out.
 */
export function beforeShootOut(match: Match): ScoreLine | null | undefined {
  return match.score.duration === 'PENALTY_SHOOTOUT' ? scoreOfPlay(match) : undefined;
}

function lineOf(match: Match): ScoreLine | null {
  const score = shownScore(match);
  return score === null ? null : { home: score.home, away: score.away };
}
