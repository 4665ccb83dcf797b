import { applyFollowChange, type Follow, type FollowChange, shownData } from '@tribunen/domain';
import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { HomeApi } from '../../api/homeApi.ts';
import { privateKey } from '../../services/privateKey.ts';
import { type LedgerEntry, ledgerQuery } from '../ledgerQuery.ts';

/** The query key of a spectator's follows. */
export function followsKey(userId: string) {
  return privateKey(userId, 'follows');
}

/** A spectator's follows, unsorted, with the changes that `useFollowChange` makes. */
export function followsQuery(api: Pick<HomeApi, 'follows'>, userId: string) {
  return ledgerQuery<readonly Follow[], FollowChange>({
    queryKey: followsKey(userId),
    load: () => api.follows(userId),
    apply: applyFollowChange,
    staleTime: 5 * 60_000,
    // Every match is shown until the follows are loaded, so a failed load is repeated soon.
    reloadAfterErrorMs: 15_000,
    repeatAtOnce: true,
  });
}

/**
 * Loads the follows now, however fresh they are, or shares a load under way. The caller has to repeat a failed load. A
 * cancelled load does not count as failed, because another replaces it after the socket has come up, or the user has
 * left.
 */
export async function reloadFollows(
  queryClient: QueryClient,
  api: Pick<HomeApi, 'follows'>,
  userId: string,
): Promise<void> {
  try {
    await queryClient.query({ ...followsQuery(api, userId).options, staleTime: 0, retry: false });
  } catch (error) {
    if (!(error instanceof CancelledError)) throw error;
  }
}

/**
 * The follows in the query cache: as stored on the server, and as shown, with changes under way. Undefined until they
 * are loaded.
 */
export function readFollows(
  queryClient: QueryClient,
  userId: string,
): { readonly known: readonly Follow[]; readonly shown: readonly Follow[] } | undefined {
  const key = followsKey(userId);
  const entry = queryClient.getQueryData<LedgerEntry<readonly Follow[], FollowChange>>(key);
  return entry && { known: entry.ledger.known, shown: shownData(entry.ledger, applyFollowChange) };
}
