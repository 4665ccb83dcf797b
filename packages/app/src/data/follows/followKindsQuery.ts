import { type FollowKinds, shownData, withFollowKinds } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { FollowKindsApi } from '../../api/followKindsApi.ts';
import { privateKey } from '../../services/privateKey.ts';
import { type LedgerEntry, ledgerQuery } from '../ledgerQuery.ts';

type Chosen = readonly FollowKinds[] | null;

/** The query key of a spectator's choices. */
export function followKindsKey(userId: string) {
  return privateKey(userId, 'follow-kinds');
}

/**
 * The kinds of events of which each follow of a spectator notifies (NOTIFY-35); null when the backend cannot store such
 * choices. A choice made on another device applies here within five minutes.
 */
export function followKindsQuery(api: Pick<FollowKindsApi, 'followKinds'>, userId: string) {
  return ledgerQuery<Chosen, FollowKinds>({
    queryKey: followKindsKey(userId),
    load: () => api.followKinds(),
    apply: applyChoice,
    staleTime: 5 * 60_000,
  });
}

/** Loads the choices if they are missing or old. The caller has to repeat a failed load. */
export function loadFollowKinds(
  queryClient: QueryClient,
  api: Pick<FollowKindsApi, 'followKinds'>,
  userId: string,
): Promise<unknown> {
  return queryClient.query({ ...followKindsQuery(api, userId).options, retry: false });
}

/** The choices in the query cache, including changes under way. Undefined until they are loaded. */
export function readFollowKinds(queryClient: QueryClient, userId: string): Chosen | undefined {
  const entry = queryClient.getQueryData<LedgerEntry<Chosen, FollowKinds>>(followKindsKey(userId));
  return entry && shownData(entry.ledger, applyChoice);
}

function applyChoice(chosen: Chosen, choice: FollowKinds): Chosen {
  return chosen && withFollowKinds(chosen, choice);
}
