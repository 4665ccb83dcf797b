// @vitest-environment node
import { starColumn } from '@tribunen/domain';
import { expect, test, vi } from 'vitest';
import { befriend } from '../testing/befriend.ts';
import { openSpectator } from '../testing/openSpectator.ts';
import { jonas, openTestSite } from '../testing/openTestSite.ts';
import { friendsApi } from './friendsApi.ts';

/** Two friends in separate browsers, on a backend without other friendships. */
async function openFriends() {
  const { backend } = await openTestSite();
  await backend.database.friendships.delete(() => true);
  const [marte, other] = [await openSpectator(), await openSpectator(jonas)];
  await befriend(backend, marte.userId, other.userId);
  const [marteFriends, jonasFriends] = [friendsApi.of(marte.access), friendsApi.of(other.access)];
  const [friendship] = await marteFriends.friendships(marte.userId);
  if (friendship === undefined) throw new Error('no friendship');
  return {
    backend,
    friendship,
    marte: { userId: marte.userId, friends: marteFriends },
    jonas: { userId: other.userId, friends: jonasFriends },
  };
}

test('PEOPLE-4 a spectator stars and unstars a friend in one column, the friend’s own star stays, and after the end of the friendship there is none to star', async () => {
  const { friendship, marte, jonas: friend } = await openFriends();
  const column = starColumn(friendship, marte.userId);
  const others = starColumn(friendship, friend.userId);
  if (column === null || others === null) throw new Error('not their friendship');
  expect(await marte.friends.star(friendship.id, column, true)).toBe(true);
  const [starred] = await friend.friends.friendships(friend.userId);
  expect([starred?.isStarFriendUser1, starred?.isStarFriendUser2]).toEqual([
    column === 'is_star_friend_user1',
    column === 'is_star_friend_user2',
  ]);
  await expect(marte.friends.star(friendship.id, others, true)).rejects.toMatchObject({ code: '42501' });
  expect(await marte.friends.star(friendship.id, column, false)).toBe(true);
  expect(await marte.friends.friendships(marte.userId)).toEqual([friendship]);
  expect(await friend.friends.end(friendship.id)).toBe(true);
  expect(await marte.friends.end(friendship.id)).toBe(false);
  expect(await marte.friends.star(friendship.id, column, true)).toBe(false);
});

test('a listener receives a star, a new friend and an ended friendship at once', async () => {
  const { backend, friendship, marte, jonas: friend } = await openFriends();
  const heard: (readonly [type: string, id: string])[] = [];
  const up = vi.fn<() => void>();
  const end = marte.friends.subscribe(marte.userId, {
    onUp: up,
    onDown: () => {},
    onChange: (change) => heard.push([change.type, change.type === 'DELETE' ? change.id : change.value.id]),
  });
  await vi.waitFor(() => expect(up).toHaveBeenCalled(), { timeout: 5000 });
  const column = starColumn(friendship, friend.userId);
  if (column === null) throw new Error('not their friendship');
  await friend.friends.star(friendship.id, column, true);
  await friend.friends.end(friendship.id);
  const again = await befriend(backend, marte.userId, friend.userId);
  await vi.waitFor(
    () =>
      expect(heard).toEqual([
        ['UPDATE', friendship.id],
        ['DELETE', friendship.id],
        ['INSERT', again],
      ]),
    { timeout: 5000 },
  );
  end();
});
