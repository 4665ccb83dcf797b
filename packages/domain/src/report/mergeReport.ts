import { isSameMatch } from '../live/isSameMatch.ts';
import { mergeMatch } from '../live/mergeMatch.ts';
import { shownScore } from '../match/shownScore.ts';
import type { MatchReport } from './MatchReport.ts';
import { mergeEvents } from './mergeEvents.ts';
import { withoutWithdrawn } from './withdrawnCards.ts';

/**
 * A report after a refresh: its events merged by id, and the newer state of the match (REPORT-9, REPORT-56, LIVE-2).
 *
 * @param before undefined when the match was never loaded
 */
export function mergeReport(before: MatchReport | undefined, loaded: MatchReport): MatchReport {
  if (before === undefined) return loaded;
  const match = mergeMatch(before.match, loaded.match);
  const statistics = loaded.statistics ?? before.statistics;
  return {
    ...loaded,
    ...(statistics !== undefined && { statistics }),
    match: isSameMatch(before.match, match) ? before.match : match,
    events: mergeEvents(
      withoutWithdrawn(before.events, loaded.withdrawn ?? []),
      loaded.events,
      shownScore(loaded.match),
    ),
  };
}
