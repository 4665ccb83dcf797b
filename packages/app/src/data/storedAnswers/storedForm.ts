import type { Query, QueryKey } from '@tanstack/react-query';
import type { Match, MatchReport } from '@tribunen/domain';
import { isEntry } from '../ledgerQuery.ts';
import type { DayList } from '../matches/DayList.ts';
import { allMatchKey } from '../matches/matchKeys.ts';
import { allMatchesKey } from '../matches/matchesQuery.ts';

/**
 * The version of the stored data. Raise it with each change of their shape, which `storedShape.test.ts` detects. Data
 * of another version are dropped. The version of the app does not matter, or an update on a train would leave an empty
 * page.
 */
export const keptVersion = 4;

/** Data in the form in which the device stores them: without changes under way, whose calls end with the page. */
export function toKept(data: unknown): unknown {
  return isEntry(data) ? { origin: 'loaded', ledger: { known: data.ledger.known, changes: [] } } : data;
}

/** Stored data in the form in which the query shows them. The profiles are a map, whose newer entries take precedence. */
export function withLearnt(kept: unknown, data: unknown): unknown {
  if (!(kept instanceof Map && data instanceof Map)) return kept;
  return new Map([...kept, ...[...data].filter(([, answer]) => answer !== 'failed')]);
}

/** Whether a query has loaded data. The profiles have an empty map before the first load. */
export function hasLoaded({ state: { data } }: Query): boolean {
  return data !== undefined && !(data instanceof Map);
}

/** Whether the last reload of a day failed, so that the query still has the old matches. */
export function hasFailedToReload({ state: { data } }: Query): boolean {
  return isDayList(data) && data.reloadFailed;
}

/** The matches in the data of a day or a report. */
export function matchesIn([first]: QueryKey, data: unknown): readonly Match[] {
  if (first === allMatchesKey[0] && isDayList(data)) return data.matches;
  return first === allMatchKey[0] && isReport(data) ? [data.match] : [];
}

function isDayList(data: unknown): data is DayList {
  return typeof data === 'object' && data !== null && 'matches' in data && 'reloadFailed' in data;
}

function isReport(data: unknown): data is MatchReport {
  return typeof data === 'object' && data !== null && 'match' in data && 'events' in data;
}
