import type { FollowKinds } from '@tribunen/domain';
import { toast, useWords } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { followKindsBackend } from '../../backend/followKindsBackend.ts';
import { followKindsQuery } from '../../data/follows/followKindsQuery.ts';
import { useChange } from '../../data/useChange.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { useBackend } from '../../services/useBackend.ts';

/**
 * Which events the spectator's follows tell of, and the function that chooses it for one (NOTIFY-35). Null until they are known, and where the
 * backend keeps no such choices.
 */
export function useFollowKinds(
  userId: string,
): readonly [readonly FollowKinds[] | null, (choice: FollowKinds) => void] {
  const backend = useBackend(followKindsBackend);
  const query = followKindsQuery(backend, userId);
  const { data: chosen = null } = useQuery(query.options);
  const { t } = useWords();
  const whyOf = useFailureWords();
  const choose = useChange({
    query,
    call: backend.chooseKinds,
    onFailed: (error) =>
      toast.failure({
        title: t(($) => $.primitives.failed),
        text: t(($) => $.following.failed.notifications, { message: whyOf(error) }),
      }),
  });
  return [chosen, choose];
}
