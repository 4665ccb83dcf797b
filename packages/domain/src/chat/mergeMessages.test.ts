import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UserId } from '../people/UserId.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { ChatMessage, MessageId } from './ChatItem.ts';
import { mergeMessages } from './mergeMessages.ts';

function message(id: string, second: number, content = id): ChatMessage {
  return {
    id: id as MessageId,
    senderId: 'kari' as UserId,
    content,
    taggedUserId: null,
    referenceMessageId: null,
    createdAt: `2026-11-21T12:00:${String(second).padStart(2, '0')}.000Z` as UtcInstant,
  };
}

/** A message has the same time wherever it appears: the time follows from its id. */
const messages = fc.array(
  fc.nat({ max: 90 }).map((n) => message(`m${n}`, n % 7)),
  { maxLength: 80 },
);

test('CHAT-4 the newest comes first and each message once, in its latest version', () => {
  const merged = mergeMessages([message('b', 2), message('a', 1)], [message('c', 3), message('a', 1, 'rettet')]);
  expect(merged.map(({ content }) => content)).toEqual(['c', 'b', 'rettet']);
});

test('CHAT-4 the latest fifty messages are kept', () => {
  const many = Array.from({ length: 60 }, (_, n) => message(`m${String(n).padStart(2, '0')}`, n));
  const kept = mergeMessages([], many);
  expect(kept).toHaveLength(50);
  expect(kept[0]?.id).toBe('m59');
  expect(kept.at(-1)?.id).toBe('m10');
});

test('CHAT-4 the chat is the same in whatever order and however often messages arrive', () => {
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
