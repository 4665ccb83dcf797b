import { averageStars, type PlayerId } from '@tribunen/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ScoutingApi } from '../api/scoutingApi.ts';

/**
 * The average of everybody's overall stars for a player; null while nobody has rated the player.
 *
 * @param player null for a player without an id, who cannot be rated; nothing is then loaded
 */
export function playerAverageQuery(api: Pick<ScoutingApi, 'totals'>, player: PlayerId | null) {
  return queryOptions({
    queryKey: ['player-average', player],
    queryFn:
      player === null
        ? skipToken
        : async () => {
            const [totals] = await api.totals(null, [player]);
            return totals === undefined ? null : averageStars(totals.everybody.overall);
          },
    staleTime: 30_000,
  });
}
