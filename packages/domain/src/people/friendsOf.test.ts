import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleFriendship } from './exampleFriendship.ts';
import { friendsOf } from './friendsOf.ts';
import type { UserId } from './UserId.ts';

const marte = 'marte' as UserId;
const kari = 'kari' as UserId;
const ola = 'ola' as UserId;
const nils = 'nils' as UserId;

const anyFriendships = fc
  .array(
    fc.tuple(
      fc.constantFrom(marte, kari, ola, nils),
      fc.constantFrom(marte, kari, ola, nils),
      fc.boolean(),
      fc.boolean(),
    ),
  )
  .map((pairs) => pairs.map(([one, other, star1, star2]) => exampleFriendship(one, other, [star1, star2])));

test("PEOPLE-3 a friendship is seen from either side with the reader's own star", () => {
  const pair = exampleFriendship(marte, kari, [true, false]);
  const profiles = new Map([[kari, { userId: kari, name: 'Kari', bio: null, myTeam: null }]]);
  expect(friendsOf([pair], profiles, marte)).toEqual([
    { id: kari, friendshipId: pair.id, name: 'Kari', isStarFriend: true },
  ]);
  expect(friendsOf([pair], profiles, kari)).toEqual([
    { id: marte, friendshipId: pair.id, name: null, isStarFriend: false },
  ]);
});

test('PEOPLE-3 a friend is listed once, and strangers and the reader never', () => {
  const rows = [
    exampleFriendship(ola, marte),
    exampleFriendship(marte, ola, [true, true]),
    exampleFriendship(kari, nils),
    exampleFriendship(marte, marte),
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
