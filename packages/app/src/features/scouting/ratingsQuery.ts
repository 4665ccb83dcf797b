import { type PlayerId, type RatingChange, type StoredRating, type UserId, withRatingChange } from '@tribunen/domain';
import type { ScoutingBackend } from '../../backend/scoutingBackend.ts';
import { ledgerQuery } from '../../data/ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

/** Players whose ratings are shown together. */
export interface RatedSquad {
  /** Tells it from other squads. */
  readonly key: string;
  readonly players: readonly PlayerId[];
}

/**
 * Everybody's ratings of a squad, and what the spectator gives (SCOUT-9). A failed load is logged.
 *
 * @param reader null for an anonymous one
 */
export function ratingsQuery(
  backend: Pick<ScoutingBackend, 'ratings'>,
  reader: UserId | null,
  { key, players }: RatedSquad,
) {
  return ledgerQuery<readonly StoredRating[], RatingChange>({
    // The players of a squad are known all at once, or not yet.
    queryKey: privateKey(reader ?? 'visitor', 'player-ratings', key, String(players.length)),
    load: async () => {
      try {
        return await backend.ratings(players);
      } catch (error) {
        console.error('Could not load the ratings', error);
        throw error;
      }
    },
    apply: withRatingChange,
    staleTime: 60_000,
  });
}
