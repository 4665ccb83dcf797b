import { isLive } from '../match/isLive.ts';
import type { Match, Side } from '../match/Match.ts';
import type { MatchEvent } from '../report/MatchEvent.ts';
import type { MatchReport } from '../report/MatchReport.ts';

/** What of a report is due beside the score of its match. */
interface DueParts {
  /** Whether a card, a substitution or the annulment of a goal is due. */
  isDue(event: MatchEvent): boolean;
  /** The measured parts of the latest report that is due. */
  readonly measured: Partial<MatchReport>;
}

/**
 * A report as it was when its match was in the given state: with the goals of the score, and whatever else is due
 * (KNOWN-4). Even at its own state a match in play has no goal that its score lacks, because a source may list a goal
 * before it counts it. A goal stands as long as its annulment is not due.
 */
export function reportAsOf(report: MatchReport, match: Match, { isDue, measured }: DueParts): MatchReport {
  const isAtOwnState = report.match.updatedAt !== null && match.updatedAt === report.match.updatedAt;
  if (isAtOwnState && !isLive(match)) return { ...report, match };
  const { lineUps, referee } = report;
  const { home, away } = match.score.fullTime;
  if (home === null) return { match, lineUps, referee, events: [] };
  const left: Record<Side, number> = { home, away };
  const events = report.events.flatMap((event): MatchEvent[] => {
    if (event.type !== 'GOAL' || (event.cancelled && isDue(event))) return isDue(event) ? [event] : [];
    left[event.teamSide] -= 1;
    if (left[event.teamSide] < 0) return [];
    return [event.cancelled ? { ...event, cancelled: false } : event];
  });
  return { ...measured, match, lineUps, referee, events };
}
