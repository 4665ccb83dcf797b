import type { PushDeviceEntry } from '@tribunen/contract';
import type { PushChoices } from '@tribunen/domain';
import type { PushView } from '@tribunen/ui';
import { queryOptions, useMutation, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pushApi, type PushApi } from '../../api/pushApi.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import { privateKey } from '../../services/privateKey.ts';
import { pageBrowser, type PushBrowser, type PushDeviceState } from '../../services/push/PushBrowser.ts';
import { pageMark } from '../../services/push/PushMark.ts';
import { turnOnPush } from '../../services/push/turnOnPush.ts';
import type { SessionStore } from '../../services/SessionStore.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';

export interface KnownPush {
  /**
   * The state of this device; `lost` if push was on and has ended although the spectator has not turned it off here.
   */
  readonly device: PushDeviceState | 'lost';
  /** The push endpoint of this device; null while the device is not subscribed. */
  readonly endpoint: string | null;
  readonly choices: PushChoices;
  readonly devices: readonly PushDeviceEntry[];
}

export interface Push {
  readonly known: UseQueryResult<KnownPush>;
  /** Whether a change is under way, and the error of the last change. */
  readonly changing: { readonly isPending: boolean; readonly error: Error | null };
  turnOn(): void;
  turnOff(): void;
  choose(choices: PushChoices): void;
  remove(device: PushDeviceEntry): void;
}

interface PushParts {
  /** Shows the spectator that a change has failed. */
  readonly onFailed?: (error: Error) => void;
  /** Whether to load the state; false while no screen shows it. */
  readonly isWanted?: boolean;
  readonly openBrowser?: () => PushBrowser;
}

/** The push settings of the spectator's devices, with their changes; null when the project sends no push messages. */
export function usePush(
  userId: string,
  { onFailed, isWanted = true, openBrowser = pageBrowser }: PushParts = {},
): Push | null {
  const { config, language, session } = useServices();
  const api = useApi(pushApi);
  const queryClient = useQueryClient();
  const [browser] = useState(openBrowser);
  const chosenLanguage = useObserved(language);
  const vapidPublicKey = config.kind === 'configured' ? config.vapidPublicKey : null;
  const query = pushQuery(api, browser, { userId, session });
  const known = useQuery({ ...query, enabled: isWanted && vapidPublicKey !== null });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: () => Promise<void>) => change(),
    onError: (failure) => {
      console.error('Push was not changed', failure);
      onFailed?.(failure);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  if (vapidPublicKey === null) return null;

  const turnOff = async (endpoint: string | null): Promise<void> => {
    pageMark().remove(userId);
    await browser.stopListening();
    if (endpoint !== null) await api.removeDevice(endpoint);
  };
  const own = known.data?.endpoint ?? null;
  return {
    known,
    changing: { isPending, error },
    turnOn: () => mutate(() => turnOnPush({ browser, api, vapidPublicKey, language: chosenLanguage })),
    turnOff: () => mutate(() => turnOff(own)),
    choose: (choices) => {
      queryClient.setQueryData(query.queryKey, (before) => before && { ...before, choices });
      mutate(() => api.saveChoices(choices, Intl.DateTimeFormat().resolvedOptions().timeZone));
    },
    remove: ({ endpoint }) => mutate(() => (endpoint === own ? turnOff(own) : api.removeDevice(endpoint))),
  };
}

/** The state of this device, as the settings screen shows it. */
export function toPushDeviceView({ device }: KnownPush, { turnOn, turnOff }: Push): PushView['device'] {
  if (device === 'on') return { status: 'on', onTurnOff: turnOff };
  return device === 'off' || device === 'lost' ? { status: device, onTurnOn: turnOn } : { status: device };
}

function pushQuery(
  api: PushApi,
  browser: PushBrowser,
  { userId, session }: { readonly userId: string; readonly session: Pick<SessionStore, 'current'> },
) {
  return queryOptions({
    queryKey: privateKey(userId, 'push'),
    queryFn: async (): Promise<KnownPush> => {
      const [state, keys, choices, listed] = await Promise.all([
        browser.state(),
        browser.keys(),
        api.choices(),
        api.devices(),
      ]);
      const endpoint = keys?.endpoint ?? null;
      const isOf = (known: readonly PushDeviceEntry[]): boolean => known.some((one) => one.endpoint === endpoint);
      // The backend may still have an earlier endpoint of this device, so the worker first sends it the present one.
      const isNew = state === 'on' && !isOf(listed) && (await browser.settleAddress());
      const devices = isNew ? await api.devices() : listed;
      // A device that the backend does not know receives no message, whatever its browser reports.
      const device = state === 'on' && !isOf(devices) ? 'off' : state;
      const mark = pageMark();
      // The spectator may have signed out or turned push off in the meantime.
      const isSame = keys !== null && (await browser.isStill(keys));
      const now = session.current();
      if (device === 'on' && isSame && now.status === 'signed-in' && now.user.id === userId) mark.set(userId);
      return { device: device === 'off' && mark.isSet(userId) ? 'lost' : device, endpoint, choices, devices };
    },
  });
}
