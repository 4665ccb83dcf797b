import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import { exampleDirectMessage } from './exampleDirectMessage.ts';
import { lastMessages } from './lastMessages.ts';
import type { UserId } from './UserId.ts';

const marte = 'marte' as UserId;
const kari = 'kari' as UserId;
const ola = 'ola' as UserId;
const now = '2026-11-21T12:00:00.000Z' as UtcInstant;

function said(senderId: UserId | null, recipientId: UserId | null, content: string, createdAt: string) {
  return exampleDirectMessage(content, { senderId, recipientId, content, createdAt: createdAt as UtcInstant });
}

test("PEOPLE-13 the newest message of 24 hours in either direction is a friend's last message", () => {
  const messages = [
    said(kari, marte, 'Ser du?', '2026-11-21T10:00:00.000Z'),
    said(marte, kari, 'Ja &amp; nei', '2026-11-21T11:00:00.000Z'),
    said(kari, marte, 'Hei', '2026-11-21T09:00:00.000Z'),
    said(ola, marte, 'I går', '2026-11-20T12:00:00.000Z'),
  ];
  expect([...lastMessages(messages, marte, now)]).toEqual([
    [kari, { text: 'Ja & nei', fromReader: true, sentAt: '2026-11-21T11:00:00.000Z' }],
    [ola, { text: 'I går', fromReader: false, sentAt: '2026-11-20T12:00:00.000Z' }],
  ]);
});

test('PEOPLE-13 messages older than 24 hours or between others are left out', () => {
  const messages = [
    said(ola, marte, 'Gammelt', '2026-11-20T11:59:59.999Z'),
    said(kari, ola, 'Ikke til Marte', '2026-11-21T11:00:00.000Z'),
  ];
  expect(lastMessages(messages, marte, now).size).toBe(0);
});

test('CHAT-19 messages with a user who has deleted the account are not a friend’s last message', () => {
  const messages = [
    said(null, marte, 'Ha det', '2026-11-21T11:00:00.000Z'),
    said(marte, null, 'Ha det', '2026-11-21T11:00:00.000Z'),
  ];
  expect(lastMessages(messages, marte, now).size).toBe(0);
});

test('PEOPLE-13 of two messages from the same moment, the later one in the list is the last', () => {
  const moment = '2026-11-21T11:00:00.000Z';
  const messages = [said(kari, marte, 'Først', moment), said(kari, marte, 'Sist', moment)];
  expect(lastMessages(messages, marte, now).get(kari)?.text).toBe('Sist');
});

test('PEOPLE-13 CHAT-20 a deleted message is not a friend’s last message', () => {
  const earlier = said(kari, marte, 'Hei', '2026-11-21T10:00:00.000Z');
  const deleted = { ...said(kari, marte, '', '2026-11-21T11:00:00.000Z'), isDeleted: true };
  expect(lastMessages([earlier, deleted], marte, now).get(kari)?.text).toBe('Hei');
});
