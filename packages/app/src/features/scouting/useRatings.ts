import {
  receiveRating,
  type StoredRating,
  type UserId,
  type PlayerId,
  type RatingChange,
  withRatingChange,
  RATING_CLOSED,
} from '@tribunen/domain';
import type { RowChange } from '@tribunen/contract';
import { scoutingBackend, type ScoutingBackend } from '../../backend/scoutingBackend.ts';
import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { useBackend } from '../../services/useBackend.ts';
import { ledgerQuery } from '../../data/ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';
import { toast, useWords } from '@tribunen/ui';
import { useQueryClient, queryOptions } from '@tanstack/react-query';
import { TableError } from '../../backend/tables/rows.ts';
import { useChange, useIsChanging } from '../../data/useChange.ts';

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

/** The ratings of a squad, as far as they are known. */
export type KnownRatings =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | { readonly status: 'ready'; readonly ratings: readonly StoredRating[] };

/** Who is scouting. */
export interface ScoutingReader {
  /** Null for an anonymous one. */
  readonly id: UserId | null;
  readonly friends: ReadonlySet<UserId>;
}

/** Players whose ratings are shown together. */
export interface RatedSquad {
  /** Tells it from other squads. */
  readonly key: string;
  readonly players: readonly PlayerId[];
}

/**
 * Everybody's ratings of a squad, and what the spectator gives (SCOUT-9).
 *
 * @param reader null for an anonymous one
 */
function ratingsQuery(backend: Pick<ScoutingBackend, 'ratings'>, reader: UserId | null, { key, players }: RatedSquad) {
  return ledgerQuery<readonly StoredRating[], RatingChange>({
    // The players of a squad are known all at once, or not yet.
    queryKey: privateKey(reader ?? 'visitor', 'player-ratings', key, String(players.length)),
    load: () => backend.ratings(players),
    apply: withRatingChange,
    staleTime: 60_000,
  });
}

/**
 * Saves ratings: they count in the averages at once, and are taken back when the call fails.
 *
 * @param onClosed called first, when the database refuses the ratings because their window has closed (SCOUT-15)
 * @param onFailed receives what was not saved
 */
export function useSaveRatings(
  reader: UserId | null,
  squad: RatedSquad,
  { onClosed, onFailed }: { readonly onClosed: () => void; readonly onFailed: (change: RatingChange) => void },
) {
  const backend = useBackend(scoutingBackend);
  const queryClient = useQueryClient();
  const { t } = useWords();
  const query = ratingsQuery(backend, reader, squad);
  const save = useChange({
    query,
    call: (change) => backend.rate(change),
    onDone: () => {
      toast.success({ title: t(($) => $.scouting.saved.title), text: t(($) => $.scouting.saved.text) });
      void queryClient.invalidateQueries({ queryKey: ratingCourseKey(reader) });
    },
    onFailed: (error, change) => {
      const isClosed = error instanceof TableError && error.code === RATING_CLOSED;
      if (isClosed) onClosed();
      toast.failure({
        title: t(($) => $.primitives.failed),
        text: isClosed ? t(($) => $.scouting.card.tooLate) : t(($) => $.scouting.notSaved),
      });
      onFailed(change);
    },
  });
  return { save, isSaving: useIsChanging(query) };
}

/** The key of all of a reader's courses. */
export function ratingCourseKey(reader: UserId | null) {
  return privateKey(reader ?? 'visitor', 'rating-course');
}

/** A player's ratings from match to match, the latest first (SCOUT-14). */
export function ratingCourseQuery(backend: Pick<ScoutingBackend, 'course'>, reader: UserId | null, player: PlayerId) {
  return queryOptions({
    queryKey: [...ratingCourseKey(reader), player],
    queryFn: () => backend.course(player),
    staleTime: 60_000,
    retry: false,
  });
}
