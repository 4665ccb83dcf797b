import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import type { ChatMessage } from './ChatItem.ts';
import { exampleMessage } from './exampleMessage.ts';
import { mergeMessages } from './mergeMessages.ts';

function message(id: string, second: number, changes: Partial<Omit<ChatMessage, 'id'>> = {}): ChatMessage {
  const createdAt = `2026-11-21T12:00:${String(second).padStart(2, '0')}.000Z` as UtcInstant;
  return exampleMessage(id, { createdAt, ...changes });
}

/**
 * Messages whose time follows from their id, so that a message has the same time wherever it appears. Each is one of
 * two versions.
 */
const messages = fc.array(
  fc
    .tuple(fc.nat({ max: 90 }), fc.boolean())
    .map(([n, isDeleted]) => message(`m${n}`, n % 7, isDeleted ? { isDeleted, content: '' } : {})),
  { maxLength: 80 },
);

test('CHAT-4 the newest comes first and each message once, in its latest version', () => {
  const rewritten = message('a', 1, { content: 'rettet' });
  const merged = mergeMessages([message('b', 2), message('a', 1)], [message('c', 3), rewritten]);
  expect(merged.map(({ content }) => content)).toEqual(['c', 'b', 'rettet']);
});

test('CHAT-20 a deleted message stays deleted, even when an older answer arrives after the deletion', () => {
  const deleted = message('a', 1, { isDeleted: true, content: '' });
  expect(mergeMessages([deleted], [message('a', 1)])).toEqual([deleted]);
  expect(mergeMessages([message('a', 1)], [deleted])).toEqual([deleted]);
});

test('CHAT-4 CHAT-20 the chat is the same in whatever order and however often messages arrive', () => {
  fc.assert(
    fc.property(messages, messages, (some, others) => {
      const chat = mergeMessages(some, others);
      expect(mergeMessages(others, some)).toEqual(chat);
      expect(mergeMessages(chat, chat)).toEqual(chat);
      expect(mergeMessages(chat, some)).toEqual(chat);
    }),
    { seed: 4, numRuns: 100 },
  );
});

test('CHAT-4 messages are ordered by time, and by id within the same moment', () => {
  const ids = (...arrived: ChatMessage[]) => mergeMessages([], arrived).map(({ id }) => id);
  expect(ids(message('z', 1), message('a', 2))).toEqual(['a', 'z']);
  expect(ids(message('a', 2), message('z', 1))).toEqual(['a', 'z']);
  expect(ids(message('a', 1), message('b', 1))).toEqual(['b', 'a']);
  expect(ids(message('b', 1), message('a', 1))).toEqual(['b', 'a']);
});

test('DESK-1 a message that was removed and brought back has its words again', () => {
  const said = message('a', 1);
  const removed = { ...said, isRemoved: true, content: '' };
  expect(mergeMessages([said], [removed])).toEqual([removed]);
  expect(mergeMessages([removed], [said])).toEqual([said]);
});
