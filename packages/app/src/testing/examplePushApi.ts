import { FIRST_PUSH_CHOICES } from '@tribunen/domain';
import type { PushApi } from '../api/pushApi.ts';

/**
 * A mock of the push API: the backend has no device, no choice and no muted match, and accepts every change. A test
 * overrides single calls.
 */
export function examplePushApi(given: Partial<PushApi> = {}): PushApi {
  return {
    devices: () => Promise.resolve([]),
    addDevice: () => Promise.resolve(true),
    renewDevice: () => Promise.resolve(true),
    delayDevice: () => Promise.resolve(),
    removeDevice: () => Promise.resolve(),
    choices: () => Promise.resolve(FIRST_PUSH_CHOICES),
    saveChoices: () => Promise.resolve(),
    mutedMatches: () => Promise.resolve([]),
    muteMatch: () => Promise.resolve(),
    unmuteMatch: () => Promise.resolve(),
    ...given,
  };
}
