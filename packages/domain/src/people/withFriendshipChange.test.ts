import { expect, test } from 'vitest';
import { exampleFriendship } from './exampleFriendship.ts';
import type { UserId } from './UserId.ts';
import { withFriendshipChange } from './withFriendshipChange.ts';

const kari = exampleFriendship('marte' as UserId, 'kari' as UserId);
const ola = exampleFriendship('ola' as UserId, 'marte' as UserId, [true, false]);

test('PEOPLE-23 CHANGE-5 a star stands in the reader’s own column, and starring twice has the effect of once', () => {
  const star = { kind: 'star', id: kari.id, column: 'is_star_friend_user1', isStarFriend: true } as const;
  const starred = withFriendshipChange([kari, ola], star);
  expect(starred).toEqual([{ ...kari, isStarFriendUser1: true }, ola]);
  expect(withFriendshipChange(starred, star)).toEqual(starred);
  const back = { kind: 'star', id: ola.id, column: 'is_star_friend_user2', isStarFriend: true } as const;
  expect(withFriendshipChange(starred, back)[1]).toEqual({ ...ola, isStarFriendUser2: true });
});

test('PEOPLE-23 CHANGE-5 an ended friendship is gone, the others stay, and ending it again changes nothing', () => {
  const end = { kind: 'end', id: kari.id } as const;
  expect(withFriendshipChange([kari, ola], end)).toEqual([ola]);
  expect(withFriendshipChange([ola], end)).toEqual([ola]);
});
