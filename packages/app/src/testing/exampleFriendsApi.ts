import type { FriendsApi } from '../api/friendsApi.ts';

/** A backend without friendships. A test overrides single calls. */
export function exampleFriendsApi(given: Partial<FriendsApi> = {}): FriendsApi {
  return {
    friendships: () => Promise.resolve([]),
    star: () => Promise.resolve(true),
    end: () => Promise.resolve(true),
    subscribe: () => () => {},
    ...given,
  };
}
