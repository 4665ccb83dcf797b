import { type Friend, type Friendship, friendsOf, type Profile, type UserId } from '@tribunen/domain';
import { useMemo, useState } from 'react';
import { useFriendships } from './useFriendships.ts';
import { profilesOf, useKnownProfiles } from './useProfiles.ts';

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
 * The spectator's friends in the order of the friendships, with names (PEOPLE-3). The list is live: a friendship that
 * begins or ends elsewhere changes it. Friends whose profiles cannot be loaded have no names. A loaded name stays when
 * another friend is added.
 */
export function useFriends(reader: UserId): KnownFriends {
  const { data: friendships, error, refetch } = useFriendships(reader);
  const ids = useMemo(
    () => new Set(friendsOf(friendships ?? [], nobody, reader).map(({ id }) => id)),
    [friendships, reader],
  );
  const profiles = useKnownProfiles(reader, ids);
  // The same list until a friendship or a name changes, so that a chat does not translate its messages again.
  const friends = useMemo(
    () => friendsOf(friendships ?? [], profilesOf(profiles), reader),
    [friendships, profiles, reader],
  );
  // The list waits only for the first load of names. A friend who is added later has no name until it is loaded.
  const [isNamed, setNamed] = useState(false);
  if (!isNamed && friendships !== undefined && [...ids].every((id) => profiles.has(id))) setNamed(true);
  if (friendships === undefined) {
    return error === null ? { status: 'loading' } : { status: 'error', error, retry: () => void refetch() };
  }
  if (!isNamed) return { status: 'loading' };
  return { status: 'ready', friends, friendships };
}
