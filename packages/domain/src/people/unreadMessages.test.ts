import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import type { DirectMessage } from './DirectMessage.ts';
import { exampleDirectMessage } from './exampleDirectMessage.ts';
import { readPosition, unreadMessages } from './unreadMessages.ts';
import type { UserId } from './UserId.ts';

const marte = 'marte' as UserId;
const kari = 'kari' as UserId;
const ola = 'ola' as UserId;
const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z` as UtcInstant;
const from = (senderId: UserId | null, hour: number, changes: Partial<DirectMessage> = {}) =>
  exampleDirectMessage(`${senderId} ${hour}`, { senderId, createdAt: at(hour), ...changes });

const read = (friendId: UserId, hour: number) => ({ id: `${friendId} read`, friendId, readUntil: at(hour) });

test('CHAT-29 a friend’s messages after the read position are unread, and without a position all of them', () => {
  const messages = [from(kari, 9), from(kari, 10), from(kari, 11), from(ola, 8), from(ola, 9)];
  expect(unreadMessages(messages, [read(kari, 10)], marte)).toEqual(
    new Map([
      [kari, 1],
      [ola, 2],
    ]),
  );
});

test('CHAT-29 a friend whose messages are all read is left out', () => {
  expect(unreadMessages([from(kari, 9)], [read(kari, 9)], marte).size).toBe(0);
});

test('CHAT-29 CHAT-20 the reader’s own messages, deleted messages and messages without a sender are not unread', () => {
  const messages = [
    from(marte, 9, { recipientId: kari }),
    from(kari, 9, { isDeleted: true, content: '' }),
    from(null, 9),
    from(kari, 9, { recipientId: ola }),
  ];
  expect(unreadMessages(messages, [], marte).size).toBe(0);
});

test('CHAT-30 the read position is the newest message of the friend that was shown', () => {
  const shown = [from(kari, 9), from(kari, 11), from(kari, 10), from(marte, 12)];
  expect(readPosition(shown, kari, undefined)).toBe(at(11));
  expect(readPosition(shown, kari, at(10))).toBe(at(11));
});

test('CHAT-30 a read position never goes back', () => {
  expect(readPosition([from(kari, 9)], kari, at(9))).toBeNull();
  expect(readPosition([from(kari, 9)], kari, at(10))).toBeNull();
  expect(readPosition([from(ola, 9)], kari, undefined)).toBeNull();
});
