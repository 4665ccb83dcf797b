import { applyFollowChange, type Follow, type FollowChange, shownData } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { HomeBackend } from '../../backend/homeBackend.ts';
import { type LedgerEntry, ledgerQuery } from '../ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

/** What a spectator follows, in no order, and what they change of it (`useFollowChange`). */
export function followsQuery(backend: Pick<HomeBackend, 'follows'>, userId: string) {
  return ledgerQuery<readonly Follow[], FollowChange>({
    queryKey: privateKey(userId, 'follows'),
    load: () => backend.follows(userId),
    apply: applyFollowChange,
    staleTime: 5 * 60_000,
    // Until they are known every match is shown.
    reloadAfterErrorMs: 15_000,
    repeatAtOnce: true,
  });
}

/**
 * The follows in the query cache: as the server holds them, and as they are shown, with every change that is under way. Undefined until they
 * are loaded.
 */
export function readFollows(
  queryClient: QueryClient,
  userId: string,
): { readonly known: readonly Follow[]; readonly shown: readonly Follow[] } | undefined {
  const key = privateKey(userId, 'follows');
  const entry = queryClient.getQueryData<LedgerEntry<readonly Follow[], FollowChange>>(key);
  return entry && { known: entry.ledger.known, shown: shownData(entry.ledger, applyFollowChange) };
}
