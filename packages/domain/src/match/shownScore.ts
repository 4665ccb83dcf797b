import { hasEnded } from './hasEnded.ts';
import type { Match, Score, ScoreLine, Side } from './Match.ts';

export interface ShownScore {
  readonly home: number;
  readonly away: number;
  /** Goals of the shoot-out, shown apart; null when there was none. */
  readonly penalties: ScoreLine | null;
  /** True when the score was reached after extra time. */
  readonly afterExtraTime: boolean;
  /** The winner, shoot-out included; null for a draw and until the match has ended. */
  readonly winner: Side | null;
}

/**
 * The score to show for a match that is live or finished and has one; null otherwise. After a shoot-out it is the score
 * after extra time with the penalties apart, although the provider adds them to full time at the end (MATCH-16,
 * MATCH-17, MATCH-18).
 */
export function shownScore(match: Match): ShownScore | null {
  const { score } = match;
  // A match with a score is live or, if not, finished.
  if (score.fullTime.home === null) return null;
  const ended = hasEnded(match);
  const { home, away } = withoutShootOut(score, score.fullTime, ended);
  return {
    home,
    away,
    penalties: score.penalties,
    afterExtraTime: score.duration === 'EXTRA_TIME' || score.extraTime !== null,
    winner: ended ? (leader(score.penalties) ?? leader({ home, away })) : null,
  };
}

function withoutShootOut({ regularTime, extraTime, penalties }: Score, fullTime: ScoreLine, ended: boolean): ScoreLine {
  if (penalties === null) return fullTime;
  if (regularTime !== null) return plus(regularTime, extraTime ?? { home: 0, away: 0 });
  // The provider adds the penalties at the end. Until then nothing is subtracted, so that the score stays the same.
  if (!ended) return fullTime;
  const before = { home: fullTime.home - penalties.home, away: fullTime.away - penalties.away };
  // Penalties that were added can be subtracted. If they cannot, this source keeps the two apart.
  return before.home < 0 || before.away < 0 ? fullTime : before;
}

function plus(a: ScoreLine, b: ScoreLine): ScoreLine {
  return { home: a.home + b.home, away: a.away + b.away };
}

function leader(line: ScoreLine | null): Side | null {
  if (line === null || line.home === line.away) return null;
  return line.home > line.away ? 'home' : 'away';
}
