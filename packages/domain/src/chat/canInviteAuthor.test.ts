import { expect, test } from 'vitest';
import type { UserId } from '../people/UserId.ts';
import { canInviteAuthor } from './canInviteAuthor.ts';

const reader = { id: 'marte' as UserId };
const named = { kind: 'named', name: 'Ola' } as const;

test('CHAT-18 a spectator can be invited, friends and the reader cannot', () => {
  expect(canInviteAuthor({ author: named, userType: 'spectator' }, reader)).toBe(true);
  expect(canInviteAuthor({ author: named, userType: 'friend' }, reader)).toBe(false);
  expect(canInviteAuthor({ author: { kind: 'you' }, userType: 'friend' }, reader)).toBe(false);
  expect(canInviteAuthor({ author: { kind: 'you' }, userType: 'spectator' }, reader)).toBe(false);
});

test('CHAT-19 an author who has deleted the account cannot be invited', () => {
  expect(canInviteAuthor({ author: { kind: 'deleted' }, userType: 'spectator' }, reader)).toBe(false);
});

test('CHAT-18 an anonymous reader cannot invite anybody', () => {
  expect(canInviteAuthor({ author: named, userType: 'spectator' }, { id: null })).toBe(false);
});
