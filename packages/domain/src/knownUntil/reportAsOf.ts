import { isFinished } from '../match/isFinished.ts';
import type { Match, Side } from '../match/Match.ts';
import type { MatchEvent } from '../report/MatchEvent.ts';
import type { MatchReport } from '../report/MatchReport.ts';

/**
 * A report as it was when its match was in the given state: without the goals that the score does not have, and without
 * the events after the minute (KNOWN-4). Measured events are left out until the report is at its own state.
 */
export function reportAsOf(report: MatchReport, match: Match): MatchReport {
  if (report.match.updatedAt !== null && match.updatedAt === report.match.updatedAt) return { ...report, match };
  const { lineUps, referee } = report;
  const known = { match, lineUps, referee };
  const { home, away } = match.score.fullTime;
  if (home === null) return { ...known, events: [] };
  const left: Record<Side, number> = { home, away };
  const minute = lastKnownMinute(match);
  const isKnown = (event: MatchEvent): boolean => {
    if (event.type !== 'GOAL') return event.minute <= minute;
    if (event.cancelled) return event.minute < minute;
    left[event.teamSide] -= 1;
    return left[event.teamSide] >= 0;
  };
  return { ...known, events: report.events.filter(isKnown) };
}

/** In a break, and after the final whistle, a match has no minute. */
function lastKnownMinute(match: Match): number {
  if (isFinished(match)) return Number.POSITIVE_INFINITY;
  return 'minute' in match && match.minute !== null ? match.minute : 45;
}
