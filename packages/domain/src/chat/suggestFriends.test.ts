import { expect, test } from 'vitest';
import { exampleFriend } from './exampleFriend.ts';
import { suggestFriends } from './suggestFriends.ts';

test('CHAT-8 five friends are suggested by name in any case, names that begin with the text first, and the rest are counted', () => {
  const friends = ['Kari', 'Oskar', 'Karl', 'Karoline', 'Ole', 'Karsten', 'Makar', 'Akari'].map(exampleFriend);
  const { shown, more } = suggestFriends(friends, 'KAR');
  expect(shown.map(({ name }) => name)).toEqual(['Kari', 'Karl', 'Karoline', 'Karsten', 'Oskar']);
  expect(more).toBe(2);
  expect(suggestFriends(friends, 'ole')).toEqual({ shown: [exampleFriend('Ole')], more: 0 });
});

test('CHAT-8 a friend without a name cannot be found by name', () => {
  expect(suggestFriends([{ ...exampleFriend('Kari'), name: null }], '')).toEqual({ shown: [], more: 0 });
});

test('CHAT-8 «@E» suggests Even before a friend whose last name begins with an E', () => {
  const friends = ['Thomas Eikrem', 'Mette', 'Even Rustad'].map(exampleFriend);
  expect(suggestFriends(friends, 'E').shown.map(({ name }) => name)).toEqual(['Even Rustad', 'Thomas Eikrem', 'Mette']);
});
