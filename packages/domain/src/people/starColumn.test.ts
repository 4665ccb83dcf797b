import { expect, test } from 'vitest';
import { exampleFriendship } from './exampleFriendship.ts';
import { starColumn } from './starColumn.ts';
import type { UserId } from './UserId.ts';

const marte = 'marte' as UserId;
const kari = 'kari' as UserId;
const ola = 'ola' as UserId;

test('PEOPLE-4 each of the two friends has their own star column, and other users have none', () => {
  const pair = exampleFriendship(marte, kari);
  expect(starColumn(pair, marte)).toBe('is_star_friend_user1');
  expect(starColumn(pair, kari)).toBe('is_star_friend_user2');
  expect(starColumn(pair, ola)).toBeNull();
});
