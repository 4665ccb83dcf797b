import { isLive } from '../match/isLive.ts';
import { isFinished } from '../match/isFinished.ts';
import { shownScore } from '../match/shownScore.ts';
import { hasLineUp } from './hasLineUp.ts';
import type { MatchReport } from './MatchReport.ts';

/** A part that a provider may leave out of a match. */
export type MissingPart = 'events' | 'line-ups';

/**
 * The parts that the provider leaves out of a match that has begun: the events, when goals have been scored or the
 * match is over and there are none, and the line-ups (DETAIL-6).
 */
export function missingParts({
  match,
  events,
  lineUps,
}: Pick<MatchReport, 'match' | 'events' | 'lineUps'>): readonly MissingPart[] {
  if (!isLive(match) && !isFinished(match)) return [];
  const score = shownScore(match);
  const hasHappened = isFinished(match) || (score !== null && score.home + score.away > 0);
  return [
    ...(events.length === 0 && hasHappened ? (['events'] as const) : []),
    ...(hasLineUp(lineUps.home) || hasLineUp(lineUps.away) ? [] : (['line-ups'] as const)),
  ];
}
