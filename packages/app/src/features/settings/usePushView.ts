import { type PushView, toast, useWords } from '@tribunen/ui';
import { toPushDeviceView, usePush } from '../../data/push/usePush.ts';
import { usePushFailureWords } from '../../data/push/usePushFailureWords.ts';
import type { PushBrowser } from '../../services/push/PushBrowser.ts';

/** The settings of push messages; null where the project sends none. */
export function usePushView(userId: string, openBrowser?: () => PushBrowser): PushView | null {
  const { t } = useWords();
  const whyOf = usePushFailureWords();
  const onFailed = (error: Error): void =>
    toast.failure({
      title: t(($) => $.primitives.failed),
      text: t(($) => $.pushSettings.notChanged, { message: whyOf(error) }),
    });
  const push = usePush(userId, { onFailed, ...(openBrowser && { openBrowser }) });
  if (push === null) return null;
  const { data, isError, refetch } = push.known;
  if (data === undefined) {
    const device = { status: 'loading' } as const;
    return isError ? { device, status: 'error', onRetry: () => void refetch() } : { device, status: 'loading' };
  }
  return {
    device: toPushDeviceView(data, push),
    status: 'ready',
    choices: data.choices,
    onChoose: push.choose,
    devices: data.devices.map(({ endpoint, ...device }) => ({ ...device, isThis: endpoint === data.endpoint })),
    onRemove: (id) => {
      const removed = data.devices.find((device) => device.id === id);
      if (removed !== undefined) push.remove(removed);
    },
  };
}
