import { expect, test } from 'vitest';
import { exampleChatItem } from './exampleChatItem.ts';
import { countChat, filterChat } from './filterChat.ts';

test('CHAT-5 a chip shows all messages or one class, and counts what it shows', () => {
  const chat = [
    exampleChatItem('a'),
    exampleChatItem('b', { userType: 'friend' }),
    exampleChatItem('c', { userType: 'star-friend' }),
    exampleChatItem('d', { userType: 'friend' }),
  ];
  expect(filterChat(chat, 'all')).toBe(chat);
  expect(filterChat(chat, 'friends').map(({ id }) => id)).toEqual(['b', 'd']);
  expect(filterChat(chat, 'star-friends').map(({ id }) => id)).toEqual(['c']);
  expect(countChat(chat)).toEqual({ all: 4, friends: 2, 'star-friends': 1 });
});
