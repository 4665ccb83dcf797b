import { expect, test } from 'vitest';
import { instantAt } from '../time/instant.ts';
import type { ChatItem } from './ChatItem.ts';
import { exampleChatItem } from './exampleChatItem.ts';
import { messagesAfter, newestOfOthers } from './messagesAfter.ts';

const at = (id: string, second: number, changes: Partial<ChatItem> = {}) =>
  ({ kind: 'message', item: exampleChatItem(id, { timestamp: instantAt(second * 1000), ...changes }) }) as const;
const lines = [
  { kind: 'day', day: '1970-01-01' as never },
  at('a', 1),
  at('b', 2),
  at('c', 3, { author: { kind: 'you' } }),
  at('d', 4),
] as const;

test('CHAT-35 messages of others after the moment are new, those of that moment are not', () => {
  expect(messagesAfter(lines, instantAt(2000)).map(({ id }) => id)).toEqual(['d']);
  expect(messagesAfter(lines, instantAt(0)).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
});

test('CHAT-35 the newest moment is when the newest message of somebody else was written', () => {
  expect(newestOfOthers(lines)).toBe(instantAt(4000));
  expect(newestOfOthers(lines.slice(0, 4))).toBe(instantAt(2000));
  expect(newestOfOthers([])).toBe(instantAt(0));
});
