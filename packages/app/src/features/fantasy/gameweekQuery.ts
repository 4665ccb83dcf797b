import { type FantasyGameweek, gameweekRefreshMs } from '@tribunen/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FantasyBackend } from '../../backend/fantasyBackend.ts';
import { privateKey } from '../../services/privateKey.ts';

/** How long an answer is fresh, and until a failed load is tried again. */
const retryMs = 30_000;

/** How the gameweek stands for the spectator's team and those of friends, loaded again as it is played (FANTASY-19). A failed load is logged. */
export function gameweekQuery(
  backend: Pick<FantasyBackend, 'gameweek'>,
  userId: string,
  teamIds: readonly [own: string, ...friends: string[]],
) {
  return queryOptions<FantasyGameweek>({
    queryKey: privateKey(userId, 'fantasy-gameweek', ...teamIds),
    queryFn: async () => {
      try {
        return await backend.gameweek(teamIds);
      } catch (error) {
        console.error('Could not load the fantasy gameweek', error);
        throw error;
      }
    },
    retry: false,
    staleTime: retryMs,
    refetchInterval: ({ state: { data } }) => (data === undefined ? retryMs : gameweekRefreshMs(data)),
    // While the teams of friends are added, one's own points stay.
    placeholderData: keepPreviousData,
  });
}
