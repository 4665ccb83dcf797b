import { expect, test } from 'vitest';
import { exampleChatReader } from './exampleChatReader.ts';
import type { UserId } from '../people/UserId.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { ChatMessage, MessageId } from './ChatItem.ts';
import { toChatItem } from './toChatItem.ts';

const marte = 'marte' as UserId;
const kari = 'kari' as UserId;
const ola = 'ola' as UserId;
const reader = exampleChatReader('marte');
const visitor = exampleChatReader('visitor');

function message(changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'm1' as MessageId,
    senderId: kari,
    content: 'Heia',
    isDeleted: false,
    isRemoved: false,
    taggedUserId: null,
    referenceMessageId: null,
    createdAt: '2026-11-21T12:00:00.000Z' as UtcInstant,
    ...changes,
  };
}

test('CHAT-3 a stored message is decoded once, and shown as its reader sees it', () => {
  const stored = message({ content: 'Tom &amp;lt; Jerry', taggedUserId: ola });
  expect(toChatItem(stored, reader, { messages: new Map(), isLive: true })).toEqual({
    id: 'm1',
    author: { kind: 'named', name: 'Kari' },
    authorId: kari,
    content: 'Tom &lt; Jerry',
    isDeleted: false,
    isRemoved: false,
    timestamp: '2026-11-21T12:00:00.000Z',
    userType: 'friend',
    isLive: true,
    taggedUser: { id: ola, name: { kind: 'named', name: 'Ola' }, isStarFriend: true },
    referencedMessage: null,
    isTaggedForCurrentUser: false,
  });
});

test('CHAT-3 a message that tags the reader is marked, and to a visitor no message tags anybody', () => {
  const tagged = message({ taggedUserId: marte });
  const surroundings = { messages: new Map(), isLive: false };
  expect(toChatItem(tagged, reader, surroundings).isTaggedForCurrentUser).toBe(true);
  expect(toChatItem(tagged, visitor, surroundings).isTaggedForCurrentUser).toBe(false);
  expect(toChatItem(message(), visitor, surroundings).isTaggedForCurrentUser).toBe(false);
});

test('CHAT-3 a reply names the author it answers, or an unknown author when that message is not loaded', () => {
  const answered = message({ id: 'm0' as MessageId, senderId: marte });
  const reply = message({ referenceMessageId: answered.id });
  const loaded = { messages: new Map([[answered.id, answered]]), isLive: false };
  expect(toChatItem(reply, reader, loaded).referencedMessage).toEqual({ id: 'm0', author: { kind: 'you' } });
  expect(toChatItem(reply, reader, { messages: new Map(), isLive: false }).referencedMessage).toEqual({
    id: 'm0',
    author: { kind: 'unknown' },
  });
});

test('CHAT-19 a message stays when its sender deletes the account, and so does the answer to it', () => {
  const orphan = message({ senderId: null });
  const surroundings = { messages: new Map([[orphan.id, orphan]]), isLive: false };
  expect(toChatItem(orphan, reader, surroundings)).toMatchObject({
    author: { kind: 'deleted' },
    authorId: null,
    userType: 'spectator',
    content: 'Heia',
  });
  const reply = message({ id: 'm2' as MessageId, referenceMessageId: orphan.id });
  expect(toChatItem(reply, reader, surroundings).referencedMessage).toEqual({
    id: orphan.id,
    author: { kind: 'deleted' },
  });
});

test('CHAT-3 a tagged friend without a star is not a star friend, and a message without a tag tags nobody', () => {
  const surroundings = { messages: new Map(), isLive: false };
  expect(toChatItem(message({ taggedUserId: kari }), reader, surroundings).taggedUser).toEqual({
    id: kari,
    name: { kind: 'named', name: 'Kari' },
    isStarFriend: false,
  });
  expect(toChatItem(message(), reader, surroundings).taggedUser).toBeNull();
});

test('DESK-1 a removed message has neither words nor tag nor quote, and its author stays', () => {
  const removed = message({ content: '', isRemoved: true, taggedUserId: marte, referenceMessageId: 'm0' as MessageId });
  const surroundings = { messages: new Map([[removed.id, removed]]), isLive: false };
  expect(toChatItem(removed, reader, surroundings)).toMatchObject({
    author: { kind: 'named', name: 'Kari' },
    content: '',
    isRemoved: true,
    taggedUser: null,
    referencedMessage: null,
    isTaggedForCurrentUser: false,
  });
});

test('CHAT-20 a deleted message has neither words nor tag nor quote, and its author and answers stay', () => {
  const deleted = message({ content: '', isDeleted: true, taggedUserId: marte, referenceMessageId: 'm0' as MessageId });
  const surroundings = { messages: new Map([[deleted.id, deleted]]), isLive: false };
  expect(toChatItem(deleted, reader, surroundings)).toMatchObject({
    author: { kind: 'named', name: 'Kari' },
    content: '',
    isDeleted: true,
    isRemoved: false,
    taggedUser: null,
    referencedMessage: null,
    isTaggedForCurrentUser: false,
  });
  const reply = message({ id: 'm2' as MessageId, referenceMessageId: deleted.id });
  expect(toChatItem(reply, reader, surroundings).referencedMessage).toMatchObject({ author: { name: 'Kari' } });
});
