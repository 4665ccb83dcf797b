import type { PushDeviceEntry } from '@tribunen/contract';
import type { PushChoices, UserId } from '@tribunen/domain';
import { type PushView, toast, useWords } from '@tribunen/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pushBackend, type PushBackend } from '../../backend/pushBackend.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import { privateKey } from '../../services/privateKey.ts';
import { pageBrowser, type PushBrowser, type PushDeviceState } from '../../services/push/PushBrowser.ts';
import { turnOnPush } from '../../services/push/turnOnPush.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';

interface KnownPush {
  readonly device: PushDeviceState;
  /** The address of this device; null while it does not listen. */
  readonly endpoint: string | null;
  readonly choices: PushChoices;
  readonly devices: readonly PushDeviceEntry[];
}

/** The settings of push messages; null where the project sends none. */
export function usePushView(userId: UserId, openBrowser: () => PushBrowser = pageBrowser): PushView | null {
  const { config, language } = useServices();
  const { t } = useWords();
  const whyOf = useFailureWords();
  const backend = useBackend(pushBackend);
  const queryClient = useQueryClient();
  const [browser] = useState(openBrowser);
  const chosenLanguage = useObserved(language);
  const vapidPublicKey = config.kind === 'configured' ? config.vapidPublicKey : null;
  const query = pushQuery(backend, browser, userId);
  const { data, isError, refetch } = useQuery({ ...query, enabled: vapidPublicKey !== null });
  const { mutate } = useMutation({
    mutationFn: (change: () => Promise<void>) => change(),
    onError: (error) =>
      toast.failure({
        title: t(($) => $.primitives.failed),
        text: t(($) => $.pushSettings.notChanged, { message: whyOf(error) }),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  if (vapidPublicKey === null) return null;

  const turnOn = (): void => mutate(() => turnOnPush({ browser, backend, vapidPublicKey, language: chosenLanguage }));
  const turnOff = async (endpoint: string | null): Promise<void> => {
    await browser.stopListening();
    if (endpoint !== null) await backend.removeDevice(endpoint);
  };
  if (data === undefined) {
    const device = { status: 'loading' } as const;
    return isError ? { device, status: 'error', onRetry: () => void refetch() } : { device, status: 'loading' };
  }
  return {
    device: toDeviceView(data, { onTurnOn: turnOn, onTurnOff: () => mutate(() => turnOff(data.endpoint)) }),
    status: 'ready',
    choices: data.choices,
    onChoose: (choices) => {
      queryClient.setQueryData(query.queryKey, { ...data, choices });
      mutate(() => backend.saveChoices(choices, Intl.DateTimeFormat().resolvedOptions().timeZone));
    },
    devices: data.devices.map(({ endpoint, ...device }) => ({ ...device, isThis: endpoint === data.endpoint })),
    onRemove: (id) => {
      const endpoint = data.devices.find((device) => device.id === id)?.endpoint ?? null;
      if (endpoint === null) return;
      mutate(() => (endpoint === data.endpoint ? turnOff(endpoint) : backend.removeDevice(endpoint)));
    },
  };
}

function pushQuery(backend: PushBackend, browser: PushBrowser, userId: UserId) {
  return queryOptions({
    queryKey: privateKey(userId, 'push'),
    queryFn: async (): Promise<KnownPush> => {
      const [device, keys, choices, devices] = await Promise.all([
        browser.state(),
        browser.keys(),
        backend.choices(),
        backend.devices(),
      ]);
      return { device, endpoint: keys?.endpoint ?? null, choices, devices };
    },
  });
}

function toDeviceView(
  { device, endpoint, devices }: KnownPush,
  { onTurnOn, onTurnOff }: { readonly onTurnOn: () => void; readonly onTurnOff: () => void },
): PushView['device'] {
  // A device that the backend does not know is told nothing, whatever its browser says.
  const isKnown = devices.some((known) => known.endpoint === endpoint);
  if (device === 'on' && isKnown) return { status: 'on', onTurnOff };
  return device === 'on' || device === 'off' ? { status: 'off', onTurnOn } : { status: device };
}
