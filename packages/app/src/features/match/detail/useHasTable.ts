import { addDays, isOfSeason, type Match, osloDayOf } from '@tribunen/domain';
import { useQuery } from '@tanstack/react-query';
import { seasonApi } from '../../../api/seasonApi.ts';
import { standingsQuery } from '../../../data/matches/seasonQueries.ts';
import { useApi } from '../../../services/useApi.ts';
import { useToday } from '../../../services/useToday.ts';

/** The table of a match of the last so many days is not asked for before it is opened. */
const recentDays = 30;
const noTables: readonly never[] = [];

/** Whether there is a table of a match's own season (DETAIL-2); not for an older match until the table has come. */
export function useHasTable(match: Match | null): boolean {
  const earliest = addDays(useToday(), -recentDays);
  const day = match === null ? null : osloDayOf(match.utcKickoff);
  const asked = match !== null && day !== null && day < earliest ? match.competition : null;
  const { data = noTables } = useQuery(standingsQuery(useApi(seasonApi), asked));
  if (asked === null || day === null) return true;
  return data.some(({ rows, season }) => rows.length > 0 && isOfSeason(day, season));
}
