import { expect, test } from 'vitest';
import { exampleFriend } from './exampleFriend.ts';
import { composerKey } from './composerKey.ts';
import { suggestFriends } from './suggestFriends.ts';

test('CHAT-12 Enter picks the first suggestion or else sends; Shift and Enter break the line', () => {
  const enter = { key: 'Enter', shiftKey: false, isComposing: false };
  const some = suggestFriends([exampleFriend('Kari')], 'ka');
  const none = suggestFriends([exampleFriend('Kari')], 'x');
  expect(composerKey(enter, null)).toBe('send');
  expect(composerKey(enter, none)).toBe('send');
  expect(composerKey(enter, some)).toBe('pick-first');
  expect(composerKey({ ...enter, shiftKey: true }, some)).toBe('break-line');
  expect(composerKey({ ...enter, isComposing: true }, some)).toBe('type');
  expect(composerKey({ ...enter, key: 'a' }, some)).toBe('type');
});
