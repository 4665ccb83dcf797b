import { type MatchId, type MuteChange, withMuteChange } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { PushApi } from '../../api/pushApi.ts';
import { onToldByTab, tellOtherTabs } from '../../lib/storage/otherTabs.ts';
import { privateKey } from '../../services/privateKey.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { updateKnown } from '../updateKnown.ts';

type Api = Pick<PushApi, 'mutedMatches'>;

const mark = 'muted-matches';

function mutedMatchesKey(userId: string) {
  return privateKey(userId, 'muted-matches');
}

/** The matches that a spectator has muted, the latest first (PUSH-14). The notice of another device may mute more meanwhile. */
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

/** The service worker has muted a match for the spectator, and the backend knows of it. */
export async function learnMutedMatch(
  queryClient: QueryClient,
  api: Api,
  userId: string,
  matchId: MatchId,
): Promise<void> {
  const query = mutedMatchesQuery(api, userId);
  const { queryKey } = query;
  updateKnown(queryClient, query, (known) => withMuteChange(known, { matchId, isMuted: true }));
  // An answer under way may have been read before.
  await queryClient.cancelQueries({ queryKey, exact: true });
  await queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Tells the spectator's other tabs that a match was unmuted. */
export function tellMutedMatchesChanged(userId: string): void {
  tellOtherTabs(userId, mark);
}

/** Loads the muted matches again when another tab has changed them. Returns the function that ends it. */
export function watchMutedMatches(queryClient: QueryClient, userId: string): () => void {
  return onToldByTab(userId, mark, () => {
    void queryClient.invalidateQueries({ queryKey: mutedMatchesKey(userId), exact: true });
  });
}
