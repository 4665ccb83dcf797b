import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Friendship, FriendshipId } from './Friendship.ts';
import { countFriends, filterFriends, type FriendFilter } from './filterFriends.ts';
import { friendsOf } from './friendsOf.ts';
import { starColumn } from './starColumn.ts';
import { toProfile } from './toProfile.ts';
import { toUserId, type UserId } from './UserId.ts';

const marte = 'marte' as UserId;
const kari = 'kari' as UserId;
const ola = 'ola' as UserId;
const nils = 'nils' as UserId;

function friendship(
  user1Id: UserId,
  user2Id: UserId,
  stars: [user1: boolean, user2: boolean] = [false, false],
): Friendship {
  const id = `${user1Id}+${user2Id}` as FriendshipId;
  return { id, user1Id, user2Id, isStarFriendUser1: stars[0], isStarFriendUser2: stars[1] };
}

const anyFriendships = fc
  .array(
    fc.tuple(
      fc.constantFrom(marte, kari, ola, nils),
      fc.constantFrom(marte, kari, ola, nils),
      fc.boolean(),
      fc.boolean(),
    ),
  )
  .map((pairs) => pairs.map(([one, other, star1, star2]) => friendship(one, other, [star1, star2])));

test('PEOPLE-1 an id from outside is a text that is not empty', () => {
  expect(toUserId('marte')).toBe('marte');
  for (const nobody of ['', null, undefined, 7, {}]) expect(toUserId(nobody)).toBeNull();
});

test('PEOPLE-2 a profile is decoded once, and blank text is nothing told', () => {
  const stored = { userId: marte, name: ' Marte &amp;lt; ', bio: '  ', myTeam: null };
  expect(toProfile(stored)).toEqual({ userId: marte, name: 'Marte &lt;', bio: null, myTeam: null });
});

test('PEOPLE-3 a friendship is seen from either side with the own star', () => {
  const pair = friendship(marte, kari, [true, false]);
  const profiles = new Map([[kari, { userId: kari, name: 'Kari', bio: null, myTeam: null }]]);
  expect(friendsOf([pair], profiles, marte)).toEqual([
    { id: kari, friendshipId: pair.id, name: 'Kari', isStarFriend: true },
  ]);
  expect(friendsOf([pair], profiles, kari)).toEqual([
    { id: marte, friendshipId: pair.id, name: null, isStarFriend: false },
  ]);
});

test('PEOPLE-3 the same friend is listed once, and strangers and oneself never', () => {
  const rows = [
    friendship(ola, marte),
    friendship(marte, ola, [true, true]),
    friendship(kari, nils),
    friendship(marte, marte),
  ];
  expect(friendsOf(rows, new Map(), marte)).toEqual([
    { id: ola, friendshipId: 'ola+marte', name: null, isStarFriend: false },
  ]);
  fc.assert(
    fc.property(anyFriendships, (friendships) => {
      const ids = friendsOf(friendships, new Map(), marte).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(marte);
    }),
    { seed: 4, numRuns: 100 },
  );
});

test('PEOPLE-4 each of the two has an own column for the star, and others have none', () => {
  const pair = friendship(marte, kari);
  expect(starColumn(pair, marte)).toBe('is_star_friend_user1');
  expect(starColumn(pair, kari)).toBe('is_star_friend_user2');
  expect(starColumn(pair, ola)).toBeNull();
});

test('PEOPLE-5 a tab shows the online, the starred or all, and counts what it shows', () => {
  const rows = [friendship(marte, kari, [true, false]), friendship(marte, ola), friendship(nils, marte, [false, true])];
  const friends = friendsOf(rows, new Map(), marte);
  const online = new Set([ola, nils]);
  const idsOf = (filter: FriendFilter) => filterFriends(friends, filter, online).map(({ id }) => id);
  expect(idsOf('online')).toEqual([ola, nils]);
  expect(idsOf('star')).toEqual([kari, nils]);
  expect(idsOf('all')).toEqual([kari, ola, nils]);
  expect(countFriends(friends, online)).toEqual({ online: 2, star: 2, all: 3 });
});
