import { hasEnded } from '../match/hasEnded.ts';
import { isFinished } from '../match/isFinished.ts';
import { isLive } from '../match/isLive.ts';
import { hasLineUp } from './hasLineUp.ts';
import type { MatchReport } from './MatchReport.ts';

/** A part of an opened match, behind a tab of its own. */
export type MatchTab = 'report' | 'line-up' | 'standings' | 'facts' | 'momentum';

/**
 * The tabs of an opened match in their fixed order, the first one open; none before the match has begun. The line-up
 * has a tab when either side has a line-up, the standings when there is a table, and the facts of a live match when
 * there are statistics (DETAIL-1, DETAIL-2).
 */
export function matchTabs(
  { match, events, lineUps, statistics }: Pick<MatchReport, 'match' | 'events' | 'lineUps' | 'statistics'>,
  hasTable: boolean,
): MatchTab[] {
  const table: MatchTab[] = hasTable ? ['standings'] : [];
  const lineUp: MatchTab[] = hasLineUp(lineUps.home) || hasLineUp(lineUps.away) ? ['line-up'] : [];
  const facts: MatchTab[] = statistics === undefined ? [] : ['facts'];
  if (isLive(match)) return ['report', ...lineUp, ...table, ...facts, 'momentum'];
  if (hasEnded(match)) return ['report', ...lineUp, ...table, 'facts', 'momentum'];
  return isFinished(match) || events.length > 0 ? ['report', ...lineUp, ...table] : [];
}
