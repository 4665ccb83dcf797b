import { epochMs } from '../time/instant.ts';
import type { Match, ScoreLine, Side } from './Match.ts';
import { putOffMs } from './putOffMs.ts';
import { shownScore } from './shownScore.ts';

export interface ScoreCorrection {
  /** The match in its present state. */
  readonly match: Match;
  /** The side that lost a goal; `both` when each side has fewer. */
  readonly side: Side | 'both';
  readonly before: ScoreLine;
  readonly after: ScoreLine;
}

/**
 * The corrected scores between two versions of the same matches: a side has fewer goals than before. None on the first
 * load (`before` null), for a match not seen before, for a match whose score is now unknown, in a shoot-out, for a score
 * that is awarded, or for a match that is played again later (MATCH-29).
 */
export function scoreCorrections(before: readonly Match[] | null, after: readonly Match[]): readonly ScoreCorrection[] {
  if (before === null) return [];
  const earlier = new Map(before.map((match) => [match.id, match]));
  return after.flatMap((match) => {
    const previous = earlier.get(match.id);
    if (previous === undefined || previous === match) return [];
    // A shoot-out has penalties, not goals. A source that no longer adds them to the score takes nothing back.
    if (previous.score.penalties !== null || match.score.penalties !== null) return [];
    if (match.status === 'AWARDED' || isPlayedAgain(previous, match)) return [];
    const then = shownScore(previous);
    const now = shownScore(match);
    if (then === null || now === null) return [];
    const side = sideWithFewer(then, now);
    return side === null ? [] : [{ match, side, before: lineOf(then), after: lineOf(now) }];
  });
}

/** A device that missed the states in between sees a match with goals begin again at 0–0. */
function isPlayedAgain(previous: Match, match: Match): boolean {
  return epochMs(match.utcKickoff) - epochMs(previous.utcKickoff) >= putOffMs;
}

function sideWithFewer(then: ScoreLine, now: ScoreLine): ScoreCorrection['side'] | null {
  if (now.home < then.home) return now.away < then.away ? 'both' : 'home';
  return now.away < then.away ? 'away' : null;
}

function lineOf({ home, away }: ScoreLine): ScoreLine {
  return { home, away };
}
