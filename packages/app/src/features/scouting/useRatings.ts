import type { RowChange } from '@tribunen/contract';
import {
  noStars,
  type PlayerId,
  type RatingChange,
  type RatingTotals,
  receiveOwnRating,
  type SquadRatings,
  type StoredRating,
  type UserId,
  withRatingChange,
} from '@tribunen/domain';
import { useWords } from '@tribunen/ui';
import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { scoutingApi, type ScoutingApi } from '../../api/scoutingApi.ts';
import { ledgerQuery } from '../../data/ledgerQuery.ts';
import { ratingCoursesKey, squadRatingsKey } from '../../data/ratingKeys.ts';
import { useChange, useIsChanging, useIsWaiting } from '../../data/useChange.ts';
import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { browserLiveWorld } from '../../live/LiveWorld.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { isClosed, ratingChange } from './ratingChange.ts';
import { loadTotals } from './loadTotals.ts';
import { PacedReloads } from './PacedReloads.ts';

/** Players whose ratings are shown together. */
export interface RatedSquad {
  /** Identifies the team, or the match and the side. */
  readonly key: string;
  readonly players: readonly PlayerId[];
}

/** The ratings of a squad, as far as they are known. */
export type KnownRatings =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | { readonly status: 'ready'; readonly ratings: SquadRatings };

/**
 * The ratings of a squad, live. A row from the socket does not contain the stars that it has replaced, so after another
 * spectator's rating the totals are loaded again, with growing pauses while many rate. The reader's own ratings are
 * known, and count at once.
 *
 * @param reader null for a visitor
 */
export function useRatings(reader: UserId | null, squad: RatedSquad) {
  const api = useApi(scoutingApi);
  const queryClient = useQueryClient();
  const { key, players } = squad;
  const query = ratingsQuery(api, reader, squad);
  return useLiveQuery({
    query,
    subscribe: (listener) => {
      if (players.length === 0) return () => {};
      const reloads = new PacedReloads({
        load: () => loadTotals(queryClient, query, () => api.totals(reader, players)),
        random: () => browserLiveWorld.random(),
      });
      const end = api.subscribe({ squad: key, players }, browserLiveWorld, {
        ...listener,
        onChange: (change) => {
          if (change.type !== 'DELETE' && change.value.userId === reader) listener.onChange(change);
          else reloads.ask();
        },
      });
      return () => {
        end();
        reloads.stop();
      };
    },
    receive: receiveOwn,
  });
}

function receiveOwn(known: SquadRatings, change: RowChange<StoredRating>): SquadRatings {
  return change.type === 'DELETE' ? known : receiveOwnRating(known, change.value);
}

function ratingsQuery(api: Pick<ScoutingApi, 'totals' | 'own'>, reader: UserId | null, { key, players }: RatedSquad) {
  return ledgerQuery<SquadRatings, RatingChange>({
    // The number of players is part of the key, because a squad's players are known either all at once or not yet.
    queryKey: [...squadRatingsKey(reader), key, String(players.length)],
    load: async () => {
      const [totals, own] = await Promise.all([
        api.totals(reader, players),
        reader === null ? [] : api.own(reader, players),
      ]);
      return { totals, own };
    },
    apply: withRatingChange,
    staleTime: 60_000,
  });
}

/** The totals of one player of a squad. */
export function totalsOf({ totals }: SquadRatings, player: PlayerId): Pick<RatingTotals, 'everybody' | 'friends'> {
  return totals.find(({ playerId }) => playerId === player) ?? { everybody: noStars, friends: noStars };
}

/**
 * Saves ratings. They count in the averages at once, wait if there is no network (OFFLINE-5), and are undone when they
 * are refused.
 *
 * @param onClosed called first, when the database refuses the ratings because their window has closed (SCOUT-15)
 * @param onFailed receives the ratings that were not saved
 */
export function useSaveRatings(
  reader: UserId | null,
  squad: RatedSquad,
  { onClosed, onFailed }: { readonly onClosed: () => void; readonly onFailed: (change: RatingChange) => void },
): { readonly save: (change: RatingChange) => void; readonly saving: 'nothing' | 'busy' | 'waiting' } {
  const query = ratingsQuery(useApi(scoutingApi), reader, squad);
  const parts = ratingChange(useServices(), useWords(), reader ?? '', query.queryKey);
  const save = useChange({
    ...parts,
    onFailed: (error: Error, change: RatingChange) => {
      if (isClosed(error)) onClosed();
      parts.onFailed(error);
      onFailed(change);
    },
  });
  const isSaving = useIsChanging(query);
  const isWaiting = useIsWaiting(query);
  return { save, saving: isWaiting ? 'waiting' : isSaving ? 'busy' : 'nothing' };
}

/**
 * A player's ratings from match to match, the latest first (SCOUT-14).
 *
 * @param player null while no player is chosen: nothing is loaded
 */
export function ratingCourseQuery(api: Pick<ScoutingApi, 'course'>, reader: UserId | null, player: PlayerId | null) {
  return queryOptions({
    queryKey: [...ratingCoursesKey(reader), player],
    queryFn: player === null ? skipToken : () => api.course(player),
    staleTime: 60_000,
    retry: false,
  });
}
