import { isLive, type Match, type MatchId } from '@tribunen/domain';
import { useQuery } from '@tanstack/react-query';
import { homeApi } from '../../api/homeApi.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useToday } from '../../services/useToday.ts';
import { matchesQuery } from './matchesQuery.ts';

/**
 * A match of today that is in play: the team's match, or else the first; null when there is none.
 *
 * @param teamId null for no team
 */
export function useMatchInPlay(teamId: string | null): MatchId | null {
  const services = useServices();
  const api = useApi(homeApi);
  const isOwn = ({ homeTeam, awayTeam }: Match) =>
    teamId !== null && (String(homeTeam.id) === teamId || String(awayTeam.id) === teamId);
  const { data = null } = useQuery({
    ...matchesQuery(api, useToday(), () => instantNow(services)),
    select: ({ matches }) => {
      const live = matches.filter(isLive);
      return (live.find(isOwn) ?? live[0])?.id ?? null;
    },
  });
  return data;
}
