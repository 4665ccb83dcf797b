import { addDays, isOfSeason, type Match, osloDayOf } from '@tribunen/domain';
import { useQuery } from '@tanstack/react-query';
import { seasonApi } from '../../../api/seasonApi.ts';
import { standingsQuery } from '../../../data/matches/seasonQueries.ts';
import { useApi } from '../../../services/useApi.ts';
import { useToday } from '../../../services/useToday.ts';

/** For matches of the last days up to this number, the table is assumed to exist and is not loaded until the reader opens it. */
const recentDays = 30;
const noTables: readonly never[] = [];

/** Whether there is a table of a match's own season (DETAIL-2); false for an older match until the table has loaded. */
export function useHasTable(match: Match | null): boolean {
  const earliest = addDays(useToday(), -recentDays);
  const day = match === null ? null : osloDayOf(match.utcKickoff);
  const asked = match !== null && day !== null && day < earliest ? match.competition : null;
  const { data = noTables } = useQuery(standingsQuery(useApi(seasonApi), asked));
  if (asked === null || day === null) return true;
  return data.some(({ rows, season }) => rows.length > 0 && isOfSeason(day, season));
}
