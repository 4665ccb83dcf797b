import { isFinished } from './isFinished.ts';
import type { Match, Score, ScoreLine, Side } from './Match.ts';

export interface ShownScore {
  readonly home: number;
  readonly away: number;
  /** Goals of the shoot-out, shown apart; null where there was none. */
  readonly penalties: ScoreLine | null;
  /** True where the score was reached after extra time. */
  readonly afterExtraTime: boolean;
  /** Who won, shoot-out included; null for a draw and while it is played. */
  readonly winner: Side | null;
}

/**
 * The score to show, for a match that is live or finished and has one; null otherwise. After a shoot-out it is the score after extra
 * time with the penalties apart, although the provider adds them into full time. MATCH-16, MATCH-17, MATCH-18
 *
 * @example
 * const goals = { regularTime: { home: 2, away: 2 }, extraTime: { home: 1, away: 1 }, penalties: { home: 4, away: 2 } };
 * const final = exampleMatch({ status: 'FINISHED', score: { fullTime: { home: 7, away: 5 }, ...goals } });
 * shownScore(final); // { home: 3, away: 3, penalties: { home: 4, away: 2 }, afterExtraTime: true, winner: 'home' }
 */
export function shownScore(match: Match): ShownScore | null {
  const { score } = match;
  // A match that has its score is live or, if not, finished.
  if (score.fullTime.home === null) return null;
  const { home, away } = withoutShootOut(score, score.fullTime);
  return {
    home,
    away,
    penalties: score.penalties,
    afterExtraTime: score.duration === 'EXTRA_TIME' || score.extraTime !== null,
    winner: isFinished(match) ? (leader(score.penalties) ?? leader({ home, away })) : null,
  };
}

function withoutShootOut({ regularTime, extraTime, penalties }: Score, fullTime: ScoreLine): ScoreLine {
  if (penalties === null) return fullTime;
  if (regularTime !== null) return plus(regularTime, extraTime ?? { home: 0, away: 0 });
  // A decided shoot-out inside full time cannot leave it level: this source keeps the two apart.
  if (leader(fullTime) === null && leader(penalties) !== null) return fullTime;
  const before = { home: fullTime.home - penalties.home, away: fullTime.away - penalties.away };
  return before.home < 0 || before.away < 0 ? fullTime : before;
}

function plus(a: ScoreLine, b: ScoreLine): ScoreLine {
  return { home: a.home + b.home, away: a.away + b.away };
}

function leader(line: ScoreLine | null): Side | null {
  if (line === null || line.home === line.away) return null;
  return line.home > line.away ? 'home' : 'away';
}
