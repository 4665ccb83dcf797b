import type { FollowKindsApi } from '../api/followKindsApi.ts';

/** A backend in which every follow notifies of all events, and which accepts every choice. A test overrides single calls. */
export function exampleFollowKindsApi(given: Partial<FollowKindsApi> = {}): FollowKindsApi {
  return { followKinds: () => Promise.resolve([]), chooseKinds: () => Promise.resolve(), ...given };
}
