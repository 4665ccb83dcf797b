import type { FollowsBackend } from '../backend/followsBackend.ts';

/** A backend that accepts every change of the follows. A test overrides single calls. */
export function exampleFollowsBackend(given: Partial<FollowsBackend> = {}): FollowsBackend {
  return {
    add: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    notify: () => Promise.resolve(true),
    reorder: () => Promise.resolve(),
    subscribe: () => () => {},
    ...given,
  };
}
