import type { Follow, FollowChange } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { LedgerEntry } from '../data/ledgerQuery.ts';
import { privateKey } from '../services/privateKey.ts';

/** Puts a spectator's follows into the query cache, as a load does. */
export function knowFollows(queryClient: QueryClient, userId: string, follows: readonly Follow[]): void {
  const entry: LedgerEntry<readonly Follow[], FollowChange> = {
    origin: 'loaded',
    ledger: { known: follows, changes: [] },
  };
  queryClient.setQueryData(privateKey(userId, 'follows'), entry);
}
