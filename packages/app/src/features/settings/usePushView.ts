import type { MatchId } from '@tribunen/domain';
import { type PushView, toast, useWords } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { pushApi } from '../../api/pushApi.ts';
import { useMatchesByIds } from '../../data/matches/useMatchesByIds.ts';
import { mutedMatchesQuery, tellMutedMatchesChanged } from '../../data/push/mutedMatchesQuery.ts';
import { toPushDeviceView, usePush } from '../../data/push/usePush.ts';
import { usePushFailureWords } from '../../data/push/usePushFailureWords.ts';
import { useChange } from '../../data/useChange.ts';
import type { PushBrowser } from '../../services/push/PushBrowser.ts';
import { useApi } from '../../services/useApi.ts';

const none: readonly MatchId[] = [];

/** The settings of push messages; null when the project sends none. */
export function usePushView(userId: string, openBrowser?: () => PushBrowser): PushView | null {
  const { t } = useWords();
  const whyOf = usePushFailureWords();
  const api = useApi(pushApi);
  const onFailed = (error: Error): void =>
    toast.failure({
      title: t(($) => $.primitives.failed),
      text: t(($) => $.pushSettings.notChanged, { message: whyOf(error) }),
    });
  const push = usePush(userId, { onFailed, ...(openBrowser && { openBrowser }) });
  const mutedQuery = mutedMatchesQuery(api, userId);
  const muted = useQuery({ ...mutedQuery.options, enabled: push !== null });
  const matches = useMatchesByIds(muted.data ?? none);
  const changeMute = useChange({
    query: mutedQuery,
    call: ({ matchId }) => api.unmuteMatch(matchId),
    onDone: () => tellMutedMatchesChanged(userId),
    onFailed,
  });
  if (push === null) return null;
  const { known } = push;
  if (known.data === undefined || muted.data === undefined) {
    const device = { status: 'loading' } as const;
    const onRetry = (): void => {
      for (const { isError, refetch } of [known, muted]) if (isError) void refetch();
    };
    return known.isError || muted.isError ? { device, status: 'error', onRetry } : { device, status: 'loading' };
  }
  const { choices, devices, endpoint: own } = known.data;
  return {
    device: toPushDeviceView(known.data, push),
    status: 'ready',
    choices,
    onChoose: push.choose,
    devices: devices.map(({ endpoint, ...device }) => ({ ...device, isThis: endpoint === own })),
    onRemove: (id) => {
      const removed = devices.find((device) => device.id === id);
      if (removed !== undefined) push.remove(removed);
    },
    muted: muted.data.map((id) => ({ id, match: matches.get(id) ?? null })),
    onUnmute: (matchId) => changeMute({ matchId, isMuted: false }),
  };
}
