import type { FollowsApi } from '../api/followsApi.ts';

/** A backend that accepts every change of the follows. A test overrides single calls. */
export function exampleFollowsApi(given: Partial<FollowsApi> = {}): FollowsApi {
  return {
    add: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    notify: () => Promise.resolve(true),
    reorder: () => Promise.resolve(),
    subscribe: () => () => {},
    ...given,
  };
}
