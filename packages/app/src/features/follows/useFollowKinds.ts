import type { FollowKinds } from '@tribunen/domain';
import { toast, useWords } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { followKindsApi } from '../../api/followKindsApi.ts';
import { followKindsQuery } from '../../data/follows/followKindsQuery.ts';
import { useChange } from '../../data/useChange.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { useApi } from '../../services/useApi.ts';

/**
 * The kinds of events of which each follow notifies the spectator, and a function that chooses them for one
 * (NOTIFY-35). Null until they are loaded, and when the backend cannot store such choices.
 */
export function useFollowKinds(
  userId: string,
): readonly [readonly FollowKinds[] | null, (choice: FollowKinds) => void] {
  const api = useApi(followKindsApi);
  const query = followKindsQuery(api, userId);
  const { data: chosen = null } = useQuery(query.options);
  const { t } = useWords();
  const whyOf = useFailureWords();
  const choose = useChange({
    query,
    call: api.chooseKinds,
    onFailed: (error) =>
      toast.failure({
        title: t(($) => $.primitives.failed),
        text: t(($) => $.following.failed.notifications, { message: whyOf(error) }),
      }),
  });
  return [chosen, choose];
}
