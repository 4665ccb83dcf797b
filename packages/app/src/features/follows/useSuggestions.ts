import {
  type Competition,
  type Follow,
  type Followable,
  isCalled,
  suggestFollowables,
  type Team,
} from '@tribunen/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { competitionsApi } from '../../api/competitionsApi.ts';
import { homeApi } from '../../api/homeApi.ts';
import { profileApi } from '../../api/profileApi.ts';
import { teamsByNameQuery } from '../../data/matches/competitionQueries.ts';
import { matchesQuery } from '../../data/matches/matchesQuery.ts';
import { profileQuery } from '../../data/people/profileQuery.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useToday } from '../../services/useToday.ts';

/**
 * The teams and competitions that are suggested (FOLLOW-16). Those that were followed when the screen opened are left
 * out. A suggestion that is followed afterwards keeps its place, so that nothing moves under a finger.
 *
 * @param atFirst the follows when the screen opened
 * @returns null until they are loaded
 */
export function useSuggestions(
  userId: string,
  atFirst: readonly Follow[],
  competitions: readonly Competition[] | null,
): readonly Followable[] | null {
  const services = useServices();
  const day = useToday();
  const today = useQuery(matchesQuery(useApi(homeApi), day, () => instantNow(services)));
  const favourite = useFavourite(userId);
  const [suggested, setSuggested] = useState<readonly Followable[] | null>(null);
  const isKnown = !today.isPending && favourite !== undefined && competitions !== null;
  if (suggested === null && isKnown) {
    const matches = today.data?.matches ?? [];
    setSuggested(suggestFollowables({ favourite, today: matches, competitions, follows: atFirst }));
  }
  return suggested;
}

/** The favourite team of the profile; null when there is none or it cannot be found, undefined until that is known. */
function useFavourite(userId: string): Team | null | undefined {
  const profile = useQuery(profileQuery(useApi(profileApi), userId).options);
  const api = useApi(competitionsApi);
  const name = profile.data?.myTeam ?? null;
  const { data: teams, isError } = useQuery(teamsByNameQuery(api, userId, name));
  if (profile.isPending) return undefined;
  if (name === null || isError) return null;
  return teams && (teams.find((team) => isCalled(team, name)) ?? null);
}
