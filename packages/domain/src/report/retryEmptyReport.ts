import { cadence } from '../live/cadence.ts';
import type { Match } from '../match/Match.ts';

const RETRIES = 5;

/**
 * How long to wait before fetching a finished match without events again, in milliseconds; null when it needs no fetch:
 * it has events, is not finished, or was tried five times (REPORT-11).
 */
export function retryEmptyReport(
  match: Pick<Match, 'status'>,
  { eventCount, retries }: { readonly eventCount: number; readonly retries: number },
): number | null {
  const finished = match.status === 'FINISHED' || match.status === 'AWARDED';
  return finished && eventCount === 0 && retries < RETRIES ? cadence.openMatch.emptyEventsRetry : null;
}
