import { receiveRating, type StoredRating, type UserId } from '@tribunen/domain';
import type { RowChange } from '@tribunen/contract';
import { scoutingBackend } from '../../backend/scoutingBackend.ts';
import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { useBackend } from '../../services/useBackend.ts';
import { type RatedSquad, ratingsQuery } from './ratingsQuery.ts';

/** Everybody's ratings of a squad, live: averages move while the stand rates. */
export function useRatings(reader: UserId | null, squad: RatedSquad) {
  const backend = useBackend(scoutingBackend);
  const { key, players } = squad;
  return useLiveQuery({
    query: ratingsQuery(backend, reader, squad),
    subscribe: (listener) => (players.length === 0 ? () => {} : backend.subscribe({ squad: key, players }, listener)),
    receive,
  });
}

function receive(ratings: readonly StoredRating[], change: RowChange<StoredRating>): readonly StoredRating[] {
  return change.type === 'DELETE' ? ratings.filter(({ id }) => id !== change.id) : receiveRating(ratings, change.value);
}
