import { shownScore } from '../match/shownScore.ts';
import type { MatchReport } from './MatchReport.ts';
import { scoreAt } from './goalScores.ts';

/** Whether the events of a match that is over tell it minute by minute: each goal of its score, with a minute (KNOWN-16). */
export function canReplay({ match, events }: Pick<MatchReport, 'match' | 'events'>): boolean {
  const score = shownScore(match);
  const told = scoreAt(events, Number.POSITIVE_INFINITY);
  const hasMinutes = events.every(({ type, minute }) => type !== 'GOAL' || minute > 0);
  return events.length > 0 && hasMinutes && score?.home === told.home && score.away === told.away;
}
