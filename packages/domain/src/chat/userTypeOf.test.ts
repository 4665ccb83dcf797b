import { expect, test } from 'vitest';
import { exampleChatReader } from './exampleChatReader.ts';
import type { UserId } from '../people/UserId.ts';
import { userTypeOf } from './userTypeOf.ts';

const marte = 'marte' as UserId;
const kari = 'kari' as UserId;
const ola = 'ola' as UserId;
const nils = 'nils' as UserId;
const reader = exampleChatReader('marte');
const visitor = exampleChatReader('visitor');

test('CHAT-1 an author is a friend, a star friend or a spectator, and the reader counts as a friend', () => {
  expect(userTypeOf(kari, reader)).toBe('friend');
  expect(userTypeOf(ola, reader)).toBe('star-friend');
  expect(userTypeOf(nils, reader)).toBe('spectator');
  expect(userTypeOf(marte, reader)).toBe('friend');
});

test('CHAT-19 an author who has deleted the account is a spectator', () => {
  expect(userTypeOf(null, reader)).toBe('spectator');
  expect(userTypeOf(null, visitor)).toBe('spectator');
});

test('CHAT-1 to a visitor everybody is a spectator', () => {
  expect([marte, kari, ola].map((author) => userTypeOf(author, visitor))).toEqual([
    'spectator',
    'spectator',
    'spectator',
  ]);
  expect([kari, ola].map((author) => userTypeOf(author, { ...reader, id: null }))).toEqual(['spectator', 'spectator']);
});

test('CHAT-1 while the reader’s friends are not known, only the reader has a class', () => {
  const early = { ...reader, friends: null };
  expect([kari, ola, nils, marte].map((author) => userTypeOf(author, early))).toEqual([null, null, null, 'friend']);
});
