import type { FriendsBackend } from '../backend/friendsBackend.ts';

/** A backend without friendships. A test overrides single calls. */
export function exampleFriendsBackend(given: Partial<FriendsBackend> = {}): FriendsBackend {
  return {
    friendships: () => Promise.resolve([]),
    star: () => Promise.resolve(true),
    end: () => Promise.resolve(true),
    subscribe: () => () => {},
    ...given,
  };
}
