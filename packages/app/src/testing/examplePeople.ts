import { toDirectMessage, toFriendship, toReadPosition } from '@tribunen/contract';
import {
  type DirectMessage,
  type Friendship,
  type Profile,
  type ReadPosition,
  toUserId,
  type UserId,
} from '@tribunen/domain';

/** A user's id, from a short name that the test chooses. */
export function exampleUserId(name: string): UserId {
  const id = toUserId(name);
  if (id === null) throw new Error('no id');
  return id;
}

/** The friendship of `reader`, by default the spectator of `fakeApi`, with `friend`; `starred` is the star that the reader gives. */
export function exampleFriendship(friend: string, starred = false, reader = 'u1'): Friendship {
  const parsed = toFriendship({
    id: `with-${friend}`,
    user1_id: reader,
    user2_id: friend,
    is_star_friend_user1: starred,
    is_star_friend_user2: false,
    created_at: '2026-11-01T12:00:00Z',
  });
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

/** A direct message from one user to another. */
export function exampleDirectMessage(
  id: string,
  row: { readonly from: string; readonly to: string; readonly at: string; readonly content?: string },
): DirectMessage {
  const { from, to, at, content = id } = row;
  const parsed = toDirectMessage({
    id,
    sender_id: from,
    recipient_id: to,
    content,
    deleted_at: null,
    created_at: at,
  });
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

/** How far the spectator of `fakeApi` has read the conversation with a friend. */
export function exampleReadPosition(friend: string, until: string): ReadPosition {
  const parsed = toReadPosition({
    id: `00000000-0000-4000-8000-${String(friend.charCodeAt(0)).padStart(12, '0')}`,
    user_id: 'u1',
    friend_id: friend,
    read_until: until,
  });
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

/** The backend's answer with profiles that have a name and nothing else. */
export function exampleProfiles(names: Readonly<Record<string, string>>): ReadonlyMap<UserId, Profile> {
  return new Map(
    Object.entries(names).map(([id, name]): [UserId, Profile] => {
      const userId = exampleUserId(id);
      return [userId, { userId, name, bio: null, myTeam: null }];
    }),
  );
}
