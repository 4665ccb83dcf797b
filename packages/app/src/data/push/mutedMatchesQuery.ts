import { type MatchId, type MuteChange, withMuteChange } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { PushApi } from '../../api/pushApi.ts';
import { onChangeInOtherTab, tellOtherTabs } from '../../lib/storage/otherTabs.ts';
import { privateKey } from '../../services/privateKey.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { updateKnown } from '../updateKnown.ts';

type Api = Pick<PushApi, 'mutedMatches'>;

const mark = 'muted-matches';

function mutedMatchesKey(userId: string) {
  return privateKey(userId, 'muted-matches');
}

/**
 * The spectator's muted matches, the latest first (PUSH-14). The list is loaded again every five minutes, because
 * the spectator may mute a match from a notice on another device.
 */
export function mutedMatchesQuery(api: Api, userId: string) {
  return ledgerQuery<readonly MatchId[], MuteChange>({
    queryKey: mutedMatchesKey(userId),
    load: () => api.mutedMatches(),
    apply: withMuteChange,
    staleTime: 60_000,
    reloadAfterErrorMs: 15_000,
    reloadEveryMs: () => 5 * 60_000,
  });
}

/** Adds a match to the list, after the service worker has muted it at the backend. */
export async function learnMutedMatch(
  queryClient: QueryClient,
  api: Api,
  userId: string,
  matchId: MatchId,
): Promise<void> {
  const query = mutedMatchesQuery(api, userId);
  const { queryKey } = query;
  updateKnown(queryClient, query, (known) => withMuteChange(known, { matchId, isMuted: true }));
  // A request under way may return data from before the change.
  await queryClient.cancelQueries({ queryKey, exact: true });
  await queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Notifies the spectator's other tabs that a match was unmuted. */
export function tellMutedMatchesChanged(userId: string): void {
  tellOtherTabs(userId, mark);
}

/** Reloads the muted matches whenever another tab has changed them. Returns a function that stops watching. */
export function watchMutedMatches(queryClient: QueryClient, userId: string): () => void {
  return onChangeInOtherTab(userId, mark, () => {
    void queryClient.invalidateQueries({ queryKey: mutedMatchesKey(userId), exact: true });
  });
}
