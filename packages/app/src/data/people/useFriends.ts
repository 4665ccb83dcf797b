import { type Friend, type Friendship, friendsOf, type Profile, type UserId } from '@tribunen/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { profileBackend } from '../../backend/profileBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useFriendships } from './useFriendships.ts';
import { privateKey } from '../../services/privateKey.ts';

const nobody: ReadonlyMap<UserId, Profile> = new Map();

export type KnownFriends =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error; retry(): void }
  | {
      readonly status: 'ready';
      readonly friends: readonly Friend[];
      /** The stored friendships behind the friends. */
      readonly friendships: readonly Friendship[];
    };

/**
 * The spectator's friends in the order of the friendships, with names (PEOPLE-3). The list is live: a friendship that begins or ends elsewhere changes
 * it. Friends whose profiles cannot be loaded have no names.
 */
export function useFriends(reader: UserId): KnownFriends {
  const { data: friendships, error, refetch } = useFriendships(reader);
  const ids = friendsOf(friendships ?? [], nobody, reader).map(({ id }) => id);
  const profiles = useFriendProfiles(reader, ids);
  // The same list until a friendship or a name changes, so that a chat does not translate its messages again.
  const friends = useMemo(
    () => profiles && friendsOf(friendships ?? [], profiles, reader),
    [friendships, profiles, reader],
  );
  if (friendships === undefined) {
    return error === null ? { status: 'loading' } : { status: 'error', error, retry: () => void refetch() };
  }
  if (friends === null) return { status: 'loading' };
  return { status: 'ready', friends, friendships };
}

/**
 * The profiles of the friends; null until the first load has ended. Known profiles stay while those of a new friend are loaded. A load that fails is
 * repeated every 15 s; until one succeeds the map is empty.
 */
function useFriendProfiles(reader: UserId, ids: readonly UserId[]): ReadonlyMap<UserId, Profile> | null {
  const backend = useBackend(profileBackend);
  const { data, errorUpdateCount } = useQuery({
    queryKey: privateKey(reader, 'friend-profiles', ...ids.toSorted()),
    queryFn: () => backend.profiles(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    refetchInterval: ({ state }) => state.status === 'error' && 15_000,
  });
  if (data !== undefined) return data;
  // Each repeated load is pending again. Only the first is waited for.
  return errorUpdateCount === 0 && ids.length > 0 ? null : nobody;
}
