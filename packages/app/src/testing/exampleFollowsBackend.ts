import type { FollowsBackend } from '../backend/followsBackend.ts';

/** A backend that takes every change of the follows, but for what a test gives. */
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
