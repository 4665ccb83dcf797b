import { expect, test } from 'vitest';
import type { UserId } from '../people/UserId.ts';
import { canInviteAuthor } from './canInviteAuthor.ts';

const reader = { id: 'marte' as UserId };
const ola = { author: { kind: 'named', name: 'Ola' }, userType: 'spectator', isInvited: false } as const;

test('CHAT-18 a spectator can be invited, friends and the reader cannot', () => {
  expect(canInviteAuthor(ola, reader)).toBe(true);
  expect(canInviteAuthor({ ...ola, userType: 'friend' }, reader)).toBe(false);
  expect(canInviteAuthor({ ...ola, author: { kind: 'you' }, userType: 'friend' }, reader)).toBe(false);
  expect(canInviteAuthor({ ...ola, author: { kind: 'you' } }, reader)).toBe(false);
});

test('CHAT-18 an author who may be a friend is not invited while the friends are not known', () => {
  expect(canInviteAuthor({ ...ola, userType: null }, reader)).toBe(false);
});

test('CHAT-18 a spectator whom the reader has invited is not invited again', () => {
  expect(canInviteAuthor({ ...ola, isInvited: true }, reader)).toBe(false);
});

test('CHAT-19 an author who has deleted the account cannot be invited', () => {
  expect(canInviteAuthor({ ...ola, author: { kind: 'deleted' } }, reader)).toBe(false);
});

test('CHAT-18 a visitor cannot invite anybody', () => {
  expect(canInviteAuthor(ola, { id: null })).toBe(false);
});
