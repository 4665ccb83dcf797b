import { messageId } from '@tribunen/contract';
import {
  type ChatLine,
  type ChatMessage,
  type ChatReader,
  emptyOutbox,
  instantAt,
  type MessageId,
  type OutgoingMessage,
  toUserId,
  type UserId,
} from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { exampleEvent } from '../../testing/exampleEvent.ts';
import { ChatItems } from './ChatItems.ts';
import { type ChatFeedParts, toChatFeed } from './toChatFeed.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const idOf = (text: string): MessageId => parse(messageId, text);
const person = (text: string): UserId => {
  const id = toUserId(text);
  if (id === null) throw new Error('There is no such id');
  return id;
};
const [me, kari] = [person('me'), person('kari')];
const reader: ChatReader = { id: me, friends: new Map(), profiles: new Map() };

function message(id: string, second: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: idOf(id),
    senderId: kari,
    content: id,
    isDeleted: false,
    isRemoved: false,
    taggedUserId: null,
    referenceMessageId: null,
    createdAt: instantAt(noon + second * 1000),
    ...changes,
  };
}

function outgoing(id: string, second: number, status: OutgoingMessage['status'] = 'waiting'): OutgoingMessage {
  const writtenAt = instantAt(noon + second * 1000);
  return { id: idOf(id), text: id, taggedUserId: null, referenceMessageId: null, writtenAt, status, attempts: 0 };
}

function feedOf(messages: readonly ChatMessage[], given: Partial<ChatFeedParts> = {}) {
  return toChatFeed({
    history: { messages, hasOlder: false, completeUntil: null },
    outbox: emptyOutbox,
    reader,
    filter: { muted: new Set(), blocked: new Set(), hiddenWords: new Set() },
    chosen: 'all',
    events: [],
    fantasyPlayers: [],
    isLive: false,
    items: new ChatItems(),
    ...given,
  });
}

const textsOf = (lines: readonly ChatLine[]) =>
  lines.flatMap((line) => (line.kind === 'message' ? [line.item.content] : []));

test('CHAT-24 the reader’s unsent messages come after the stored ones in the order of sending, even if the device’s clock is slow', () => {
  const outbox = { ...emptyOutbox, messages: [outgoing('second', -90), outgoing('third', -100)] };
  const { lines } = feedOf([message('first', 0)], { outbox });
  expect(textsOf(lines)).toEqual(['first', 'second', 'third']);
});

test('CHAT-24 a message that is stored already is shown once, and not as being sent', () => {
  const outbox = { ...emptyOutbox, messages: [outgoing('mine', 0, 'failed')] };
  const { lines, deliveries } = feedOf([message('mine', 0, { senderId: me })], { outbox });
  expect(textsOf(lines)).toEqual(['mine']);
  expect(deliveries.size).toBe(0);
});

test('CHAT-25 CHAT-26 CHAT-31 each of the reader’s unsent messages shows its state', () => {
  const messages = (['sending', 'waiting', 'failed', 'sent'] as const).map((status, n) => outgoing(status, n, status));
  const deliveries = (outbox: typeof emptyOutbox) => Object.fromEntries(feedOf([], { outbox }).deliveries);
  expect(deliveries({ ...emptyOutbox, messages })).toEqual({
    sending: 'sending',
    waiting: 'sending',
    failed: 'failed',
  });
  expect(deliveries({ ...emptyOutbox, messages, isOnline: false })).toMatchObject({ waiting: 'waiting' });
  const pause = { reason: 'too-fast', until: instantAt(noon) } as const;
  expect(deliveries({ ...emptyOutbox, messages, pause })).toMatchObject({ waiting: 'paced' });
  expect(deliveries({ ...emptyOutbox, messages, pause: { ...pause, reason: 'no-answer' } })).toMatchObject({
    waiting: 'waiting',
  });
});

test('CHAT-28 a message hidden by the reader’s lists is neither shown nor counted', () => {
  const filter = { muted: new Set([kari]), blocked: new Set<UserId>(), hiddenWords: new Set(['dommer']) };
  const messages = [
    message('Dommeren!', 3, { senderId: person('ola') }),
    message('from Kari', 2),
    message('Dommer, mener jeg', 1, { senderId: me }),
  ];
  const { lines, counts } = feedOf(messages, { filter });
  expect(textsOf(lines)).toEqual(['Dommer, mener jeg']);
  expect(counts.all).toBe(1);
});

test('CHAT-5 the chosen chip selects messages, and the counts still cover all of them', () => {
  const messages = [message('mine', 2, { senderId: me }), message('hers', 1)];
  const { lines, counts } = feedOf(messages, { chosen: 'friends' });
  expect(textsOf(lines)).toEqual(['mine']);
  expect(counts).toEqual({ all: 2, friends: 1, 'star-friends': 0 });
});

test('an item that has not changed stays the same object when other messages and profiles arrive', () => {
  const items = new ChatItems();
  const [a, b] = [message('a', 1), message('b', 2, { referenceMessageId: idOf('a') })];
  const itemsOf = (lines: readonly ChatLine[]) =>
    new Map(lines.flatMap((line) => (line.kind === 'message' ? [[line.item.content, line.item]] : [])));
  const first = itemsOf(feedOf([b, a], { items }).lines);
  const again = itemsOf(feedOf([message('c', 3), { ...b }, a, message('older', 0)], { items }).lines);
  expect(again.get('a')).toBe(first.get('a'));
  expect(again.get('b')).toBe(first.get('b'));
  const named: ChatReader = {
    ...reader,
    profiles: new Map([[kari, { userId: kari, name: 'Kari', bio: null, myTeam: null }]]),
  };
  const known = itemsOf(feedOf([b, a], { items, reader: named }).lines);
  expect(known.get('a')).toMatchObject({ author: { kind: 'named', name: 'Kari' } });
});

test('CHAT-39 the goals of the fantasy squad are marked', () => {
  const goal = (id: string, personName: string) =>
    exampleEvent(id, { eventType: 'GOAL', personName, occurredAt: instantAt(noon) });
  const { lines } = feedOf([], {
    events: [goal('g1', 'Erling Haaland'), goal('g2', 'Ola Dahl')],
    fantasyPlayers: ['Haaland'],
  });
  expect(lines.flatMap((line) => (line.kind === 'event' ? [line.isFantasy] : []))).toEqual([true, false]);
});
