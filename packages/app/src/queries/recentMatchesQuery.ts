import { addDays, formOf, type Match, type OsloDay, osloDayOf, type Team, type UtcInstant } from '@tribunen/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { HomeBackend } from '../backend/homeBackend.ts';
import type { DayList } from './DayList.ts';
import { matchesKey } from './matchesQuery.ts';

/** How far back is looked for a team's last results: two months, with a break for national teams. */
const mostDays = 60;
/** Days that are asked for at one time. */
const atOnce = 5;
const wantedResults = 5;
const freshMs = 60 * 60_000;

/**
 * The matches of a competition that were played before one of them, the days nearest to it first. No function lists a competition's
 * matches, so `results-today-edge` is asked for its days, five at a time, until both sides have five results or two months are searched.
 * Days that a loaded list has are not asked for.
 *
 * @param match null to ask for nothing
 */
export function recentMatchesQuery(backend: Pick<HomeBackend, 'matches'>, match: Match | null, today: OsloDay) {
  return queryOptions({
    queryKey: ['recent-matches', match?.id ?? null, today] as const,
    queryFn:
      match === null
        ? skipToken
        : async ({ client, signal }): Promise<readonly Match[]> => {
            const { dbId, id } = match.competition;
            const matchesOf = async (day: OsloDay) =>
              client.getQueryData<DayList>(matchesKey(day))?.matches ??
              (await backend.matches(day, dbId === null ? [] : [String(dbId)]));
            const lastDay = lastDayBefore(match, today);
            const found: Match[] = [];
            for (let back = 0; back < mostDays && !signal.aborted && !isEnough(found, match); back += atOnce) {
              const days = Array.from({ length: atOnce }, (_, n) => addDays(lastDay, -back - n));
              // Five at a time, the nearest first: most searches end after a few.
              const lists = await Promise.all(days.map(matchesOf));
              found.push(...lists.flat().filter(({ competition }) => competition.id === id));
            }
            return found;
          },
    staleTime: freshMs,
    gcTime: freshMs,
  });
}

function lastDayBefore({ utcKickoff }: Match, today: OsloDay): OsloDay {
  const day = osloDayOf(utcKickoff);
  return day <= today ? addDays(day, -1) : today;
}

function isEnough(found: readonly Match[], { homeTeam, awayTeam, utcKickoff }: Match): boolean {
  return [homeTeam, awayTeam].every((team) => hasForm(found, team, utcKickoff));
}

function hasForm(matches: readonly Match[], { id }: Team, before: UtcInstant): boolean {
  return id === null || formOf(matches, id, before).length >= wantedResults;
}
