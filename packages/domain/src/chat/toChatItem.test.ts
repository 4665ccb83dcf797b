import { expect, test } from 'vitest';
import type { Friend, FriendshipId } from '../people/Friendship.ts';
import type { UserId } from '../people/UserId.ts';
import type { UtcInstant } from '../time/instant.ts';
import { canInviteAuthor } from './canInviteAuthor.ts';
import type { ChatMessage, MessageId } from './ChatItem.ts';
import type { ChatReader } from './ChatReader.ts';
import { personName } from './personName.ts';
import { toChatItem } from './toChatItem.ts';
import { userTypeOf } from './userTypeOf.ts';

const marte = 'marte' as UserId;
const kari = 'kari' as UserId;
const ola = 'ola' as UserId;
const nils = 'nils' as UserId;

function friend(id: UserId, isStarFriend: boolean, name: string | null): [UserId, Friend] {
  return [id, { id, friendshipId: `f-${id}` as FriendshipId, name, isStarFriend }];
}

const reader: ChatReader = {
  id: marte,
  friends: new Map([friend(kari, false, 'Kari'), friend(ola, true, null)]),
  profiles: new Map([[ola, { userId: ola, name: 'Ola', bio: null, myTeam: null }]]),
};
const anonymous: ChatReader = { id: null, friends: new Map(), profiles: reader.profiles };

function message(changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'm1' as MessageId,
    senderId: kari,
    content: 'Heia',
    taggedUserId: null,
    referenceMessageId: null,
    createdAt: '2026-11-21T12:00:00.000Z' as UtcInstant,
    ...changes,
  };
}

test('CHAT-1 an author is a friend, a star friend or a spectator, and oneself is a friend', () => {
  expect(userTypeOf(kari, reader)).toBe('friend');
  expect(userTypeOf(ola, reader)).toBe('star-friend');
  expect(userTypeOf(nils, reader)).toBe('spectator');
  expect(userTypeOf(marte, reader)).toBe('friend');
});

test('CHAT-1 to an anonymous reader all are spectators', () => {
  expect([marte, kari, ola].map((author) => userTypeOf(author, anonymous))).toEqual([
    'spectator',
    'spectator',
    'spectator',
  ]);
});

test('CHAT-2 oneself is you, others go by name, and who has none is unknown', () => {
  expect(personName(marte, reader)).toEqual({ kind: 'you' });
  expect(personName(ola, reader)).toEqual({ kind: 'named', name: 'Ola' });
  expect(personName(kari, reader)).toEqual({ kind: 'named', name: 'Kari' });
  expect(personName(nils, reader)).toEqual({ kind: 'unknown' });
  expect(personName(ola, anonymous)).toEqual({ kind: 'named', name: 'Ola' });
  expect(personName(marte, anonymous)).toEqual({ kind: 'unknown' });
});

test('CHAT-3 a stored message is decoded once and stands as its reader sees it', () => {
  const stored = message({ content: 'Tom &amp;lt; Jerry', taggedUserId: ola });
  expect(toChatItem(stored, reader, { messages: new Map(), isLive: true })).toEqual({
    id: 'm1',
    author: { kind: 'named', name: 'Kari' },
    content: 'Tom &lt; Jerry',
    timestamp: '2026-11-21T12:00:00.000Z',
    userType: 'friend',
    isLive: true,
    taggedUser: { id: ola, name: { kind: 'named', name: 'Ola' }, isStarFriend: true },
    referencedMessage: null,
    isTaggedForCurrentUser: false,
  });
});

test('CHAT-3 a message that tags the reader says so, and nobody is tagged for an anonymous reader', () => {
  const tagged = message({ taggedUserId: marte });
  const surroundings = { messages: new Map(), isLive: false };
  expect(toChatItem(tagged, reader, surroundings).isTaggedForCurrentUser).toBe(true);
  expect(toChatItem(tagged, anonymous, surroundings).isTaggedForCurrentUser).toBe(false);
  expect(toChatItem(message(), anonymous, surroundings).isTaggedForCurrentUser).toBe(false);
});

test('CHAT-3 a reply names whom it answers, or an unknown author where that message is not loaded', () => {
  const answered = message({ id: 'm0' as MessageId, senderId: marte });
  const reply = message({ referenceMessageId: answered.id });
  const loaded = { messages: new Map([[answered.id, answered]]), isLive: false };
  expect(toChatItem(reply, reader, loaded).referencedMessage).toEqual({ id: 'm0', author: { kind: 'you' } });
  expect(toChatItem(reply, reader, { messages: new Map(), isLive: false }).referencedMessage).toEqual({
    id: 'm0',
    author: { kind: 'unknown' },
  });
});

test('CHAT-18 a spectator can be invited to be a friend, friends and oneself can not', () => {
  const named = { kind: 'named', name: 'Ola' } as const;
  expect(canInviteAuthor({ author: named, userType: 'spectator' })).toBe(true);
  expect(canInviteAuthor({ author: named, userType: 'friend' })).toBe(false);
  expect(canInviteAuthor({ author: { kind: 'you' }, userType: 'friend' })).toBe(false);
  expect(canInviteAuthor({ author: { kind: 'you' }, userType: 'spectator' })).toBe(false);
});
