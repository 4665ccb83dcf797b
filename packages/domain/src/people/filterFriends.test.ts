import { expect, test } from 'vitest';
import { exampleFriendship } from './exampleFriendship.ts';
import { countFriends, filterFriends, type FriendFilter } from './filterFriends.ts';
import { friendsOf } from './friendsOf.ts';
import type { UserId } from './UserId.ts';

const marte = 'marte' as UserId;
const kari = 'kari' as UserId;
const ola = 'ola' as UserId;
const nils = 'nils' as UserId;

test('PEOPLE-5 a tab shows online friends, star friends or all, and counts what it shows', () => {
  const rows = [
    exampleFriendship(marte, kari, [true, false]),
    exampleFriendship(marte, ola),
    exampleFriendship(nils, marte, [false, true]),
  ];
  const friends = friendsOf(rows, new Map(), marte);
  const online = new Set([ola, nils]);
  const idsOf = (filter: FriendFilter) => filterFriends(friends, filter, online).map(({ id }) => id);
  expect(idsOf('online')).toEqual([ola, nils]);
  expect(idsOf('star')).toEqual([kari, nils]);
  expect(idsOf('all')).toEqual([kari, ola, nils]);
  expect(countFriends(friends, online)).toEqual({ online: 2, star: 2, all: 3 });
});
