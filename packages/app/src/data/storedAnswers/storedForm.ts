import type { Query, QueryKey } from '@tanstack/react-query';
import type { Match, MatchReport } from '@tribunen/domain';
import { isEntry } from '../ledgerQuery.ts';
import type { DayList } from '../matches/DayList.ts';
import { allMatchKey } from '../matches/matchKeys.ts';
import { allMatchesKey } from '../matches/matchesQuery.ts';

/**
 * The version of the data that the device keeps: raised with each change of their shape, which `storedShape.test.ts` finds. Data of another version is
 * dropped. A newer version of the app alone drops nothing, or one that is taken on a train would show an empty page.
 */
export const keptVersion = 4;

/** Data as the device keeps it: without the changes that are under way, whose calls end with the page. */
export function toKept(data: unknown): unknown {
  return isEntry(data) ? { origin: 'loaded', ledger: { known: data.ledger.known, changes: [] } } : data;
}

/** Kept data as the query shows it. The profiles are a map from the start; what it has learnt since counts. */
export function withLearnt(kept: unknown, data: unknown): unknown {
  if (!(kept instanceof Map && data instanceof Map)) return kept;
  return new Map([...kept, ...[...data].filter(([, answer]) => answer !== 'failed')]);
}

/** Whether a query has loaded data. The profiles have a map before. */
export function hasLoaded({ state: { data } }: Query): boolean {
  return data !== undefined && !(data instanceof Map);
}

/** Whether a day has failed to load again: its answer is the matches that it had. */
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
