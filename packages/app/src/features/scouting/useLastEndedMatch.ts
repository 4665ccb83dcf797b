import { lastEndedMatch, type Match, ratingDays, type TeamId } from '@tribunen/domain';
import { useQueries } from '@tanstack/react-query';
import { homeBackend } from '../../backend/homeBackend.ts';
import { matchesQuery } from '../../data/matches/matchesQuery.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';

/** The match after which a team's players are rated, from the lists of the days that may have it (SCOUT-11); null where there is none. */
export function useLastEndedMatch(team: TeamId): { readonly isPending: boolean; readonly match: Match | null } {
  const services = useServices();
  const backend = useBackend(homeBackend);
  const now = () => instantNow(services);
  const lists = useQueries({ queries: ratingDays(now()).map((day) => matchesQuery(backend, day, now)) });
  return {
    isPending: lists.some(({ isPending }) => isPending),
    match: lastEndedMatch(
      lists.flatMap(({ data }) => data?.matches ?? []),
      team,
    ),
  };
}
