import type { Follow, FollowChange } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import { followsKey } from '../data/follows/followsQuery.ts';
import type { LedgerEntry } from '../data/ledgerQuery.ts';

/** Puts a spectator's follows into the query cache, as a load does. */
export function knowFollows(queryClient: QueryClient, userId: string, follows: readonly Follow[]): void {
  const entry: LedgerEntry<readonly Follow[], FollowChange> = {
    origin: 'loaded',
    ledger: { known: follows, changes: [] },
  };
  queryClient.setQueryData(followsKey(userId), entry);
}
