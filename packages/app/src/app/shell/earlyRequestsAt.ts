import { type OsloDay, osloDayOf, parseOsloDay, toMatchId, type UtcInstant } from '@tribunen/domain';
import type { EarlyRequest } from '../../api/access/askEarly.ts';
import { dayParameter, paths } from '../../navigation/paths.ts';
import { earlyScreenAt } from './earlyFiles.ts';
import { shellFor } from './shellFor.ts';

/**
 * The first requests of the screen at an address, for `askEarly`: the matches of the day, the follows that decide their
 * order, the results that the spectator hides, and the lists without which no chat is shown; for an opened match also its
 * report.
 *
 * @param now ISO 8601
 * @param userId null for a visitor
 */
export function earlyRequestsAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  now: UtcInstant,
  userId: string | null,
): readonly EarlyRequest[] {
  const ofUser = (tables: readonly string[]): readonly EarlyRequest[] =>
    userId === null ? [] : tables.map((table) => ({ path: `/rest/v1/${table}` }));
  const hidden = `${hiddenResultsTable}?select=*`;
  const lists = [`user_follows?select=*&user_id=eq.${userId}&order=priority.asc`, hidden];
  const screen = earlyScreenAt(pathname);
  const today = osloDayOf(now);
  if (screen === 'match') return [matchesOf(today), ...ofUser([...lists, ...filterLists])];
  if (screen === 'match-detail') return [...reportAt(pathname), ...ofUser([hidden])];
  if (shellFor(pathname, search) !== 'results') return [];
  return [matchesOf(parseOsloDay(new URLSearchParams(search).get(dayParameter)) ?? today), ...ofUser(lists)];
}

/** The table of what the reader hides on all devices. */
export const hiddenResultsTable = 'hidden_results';
const filterLists = ['user_mutes?select=muted_id', 'user_blocks?select=blocked_id', 'hidden_words?select=word'];

function matchesOf(date: OsloDay): EarlyRequest {
  return { path: '/functions/v1/results-today-edge', body: { date } };
}

function reportAt(pathname: string): readonly EarlyRequest[] {
  const id = toMatchId(pathname.slice(paths.match.length + 1).replace(/\/+$/, ''));
  return id === null ? [] : [{ path: '/functions/v1/fetch-match', body: { id } }];
}
