import type { PlayerId, PlayerRating } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { selectRatings } from './tables/player_ratings.ts';

/** What a player's card asks of the backend. */
export interface PlayersBackend {
  ratings(player: PlayerId): Promise<readonly PlayerRating[]>;
}

export const playersBackend = new BackendPart<PlayersBackend>(({ tables }) => ({
  ratings: (player) => selectRatings(tables, [player]),
}));
