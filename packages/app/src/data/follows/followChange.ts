import { type Follow, type FollowChange, prioritiesByKind } from '@tribunen/domain';
import { toast, type Words } from '@tribunen/ui';
import type { QueryClient } from '@tanstack/react-query';
import { type FollowsApi, followsApi } from '../../api/followsApi.ts';
import { homeApi } from '../../api/homeApi.ts';
import type { AppServices } from '../../services/AppServices.ts';
import type { ChangeParts } from '../sendChange.ts';
import { failureWords } from '../useFailureWords.ts';
import { offlineChangesOf } from '../offlineChanges/offlineChangesOf.ts';
import { followsQuery } from './followsQuery.ts';

/** The follow whose notifications were switched has been removed elsewhere. */
class NoFollow extends Error {}

/**
 * How a change of a spectator's follows is sent, and how its failure is shown: by a toast, except that a failed reorder
 * is only logged (FOLLOW-7, FOLLOW-13).
 */
export function followChange(
  services: Pick<AppServices, 'access' | 'config' | 'queryClient' | 'session' | 'now'>,
  words: Pick<Words, 't'>,
  userId: string,
) {
  const { access, queryClient } = services;
  const { t } = words;
  const query = followsQuery(homeApi.of(access), userId);
  return {
    query,
    call: (change) => send(followsApi.of(access), change, queryClient, query),
    onFailed: (error, change) => {
      if (change.kind === 'prioritise') return;
      const message = error instanceof NoFollow ? t(($) => $.following.gone) : failureWords(words, error);
      toast.failure({
        title: t(($) => $.primitives.failed),
        text: t(($) => $.following.failed[change.kind], { message }),
      });
    },
    waits: { changes: offlineChangesOf(services), userId, kind: 'follows' },
  } satisfies ChangeParts<readonly Follow[], FollowChange>;
}

async function send(
  api: FollowsApi,
  change: FollowChange,
  queryClient: QueryClient,
  { options }: ReturnType<typeof followsQuery>,
): Promise<void> {
  switch (change.kind) {
    case 'add':
      return api.add([change.follow]);
    case 'import':
      return api.add(change.follows);
    case 'remove':
      return api.remove(change.id);
    case 'notifications':
      if (!(await api.notify(change.id, change.on))) throw new NoFollow('The follow is gone');
      return undefined;
    case 'prioritise': {
      // The server's follows at the time of the call, because earlier calls have ended by then.
      const { ledger } = await queryClient.query({ ...options, select: (entry) => entry, staleTime: 'static' });
      return api.reorder(prioritiesByKind(ledger.known, change.priorities));
    }
  }
}
