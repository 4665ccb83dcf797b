import type { Friendship, FriendshipChange, UserId } from '@tribunen/domain';
import { hashKey, type QueryClient, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type FriendsApi, friendsApi } from '../../api/friendsApi.ts';
import { useApi } from '../../services/useApi.ts';
import type { LedgerEntry, LedgerQuery } from '../ledgerQuery.ts';
import { ratingCoursesKey, squadRatingsKey } from '../ratingKeys.ts';
import { type LiveRows, useRows } from '../useRows.ts';
import { friendshipsQuery } from './friendshipsQuery.ts';

/** The spectator's friendships, live. */
export function useFriendships(reader: UserId): UseQueryResult<readonly Friendship[]> {
  return useRows(friendshipRows(useQueryClient(), useApi(friendsApi), reader));
}

/**
 * The spectator's friendships. When one begins or ends, the ratings are loaded again, because they count the friends
 * separately (SCOUT-10).
 */
export function friendshipRows(
  queryClient: QueryClient,
  api: FriendsApi,
  reader: UserId,
): LiveRows<Friendship, FriendshipChange> {
  const query = friendshipsQuery(api, reader);
  return {
    query,
    subscribe: (listener) => {
      const endRows = api.subscribe(reader, listener);
      const endWatch = watchFriends(queryClient, query, () => {
        for (const queryKey of [squadRatingsKey(reader), ratingCoursesKey(reader)]) {
          void queryClient.invalidateQueries({ queryKey });
        }
      });
      return () => {
        endRows();
        endWatch();
      };
    },
  };
}

/** Calls the listener when a friendship has begun or ended on the server, but not when a friend is starred. */
function watchFriends(
  queryClient: QueryClient,
  { queryKey }: LedgerQuery<readonly Friendship[], FriendshipChange>,
  onFriends: () => void,
): () => void {
  const hash = hashKey(queryKey);
  const friends = () => {
    const entry = queryClient.getQueryData<LedgerEntry<readonly Friendship[], FriendshipChange>>(queryKey);
    return (
      entry?.ledger.known
        .map(({ id }) => id)
        .toSorted()
        .join() ?? null
    );
  };
  let known = friends();
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hash) return;
    const before = known;
    known = friends();
    if (before !== null && known !== null && known !== before) onFriends();
  });
}
