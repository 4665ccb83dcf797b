import { isFinished } from '../match/isFinished.ts';
import { isLive } from '../match/isLive.ts';
import type { Match, Side } from '../match/Match.ts';
import type { MatchEvent } from '../report/MatchEvent.ts';
import type { MatchReport } from '../report/MatchReport.ts';

/**
 * A report as it was when its match was in the given state: without the goals that the score does not have, and without
 * the events after the minute (KNOWN-4). Measured events are left out until the report is at its own state. Even then a
 * match in play has no goal that its score lacks, because a source may list a goal before it counts it.
 */
export function reportAsOf(report: MatchReport, match: Match): MatchReport {
  const isAtOwnState = report.match.updatedAt !== null && match.updatedAt === report.match.updatedAt;
  if (isAtOwnState && !isLive(match)) return { ...report, match };
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
  const events = report.events.filter((event) => (isAtOwnState && !isCounted(event)) || isKnown(event));
  return isAtOwnState ? { ...report, match, events } : { ...known, events };
}

function isCounted(event: MatchEvent): boolean {
  return event.type === 'GOAL' && !event.cancelled;
}

/** In a break, and after the final whistle, a match has no minute. */
function lastKnownMinute(match: Match): number {
  if (isFinished(match)) return Number.POSITIVE_INFINITY;
  return 'minute' in match && match.minute !== null ? match.minute : 45;
}
