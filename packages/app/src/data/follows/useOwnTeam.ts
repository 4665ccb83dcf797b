import { type Follow, ownTeam, type Team } from '@tribunen/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { profileApi } from '../../api/profileApi.ts';
import { useApi } from '../../services/useApi.ts';
import { useSession } from '../../services/useSession.ts';
import { profileQuery } from '../people/profileQuery.ts';
import { useFollows } from './useFollows.ts';

const noFollows: readonly Follow[] = [];

/**
 * The spectator's own team among those of a screen (FOLLOW-19). A profile or follows that do not load are ignored.
 *
 * @param teams null until they are loaded
 * @returns null when there is none, undefined until that is known
 */
export function useOwnTeam<T extends Pick<Team, 'id' | 'name' | 'shortName'>>(
  teams: readonly T[] | null,
): T | null | undefined {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const { options } = profileQuery(useApi(profileApi), userId ?? '');
  const profile = useQuery(userId === null ? { ...options, queryFn: skipToken } : options);
  const following = useFollows();
  const isWaiting = userId !== null && (profile.isPending || following.isPending);
  if (teams === null || session.status === 'loading' || isWaiting) return undefined;
  return ownTeam(teams, profile.data?.myTeam ?? null, following.data ?? noFollows);
}
