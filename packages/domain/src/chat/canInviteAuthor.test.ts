import { expect, test } from 'vitest';
import { canInviteAuthor } from './canInviteAuthor.ts';

test('CHAT-18 a spectator can be invited to be a friend, friends and oneself can not', () => {
  const named = { kind: 'named', name: 'Ola' } as const;
  expect(canInviteAuthor({ author: named, userType: 'spectator' })).toBe(true);
  expect(canInviteAuthor({ author: named, userType: 'friend' })).toBe(false);
  expect(canInviteAuthor({ author: { kind: 'you' }, userType: 'friend' })).toBe(false);
  expect(canInviteAuthor({ author: { kind: 'you' }, userType: 'spectator' })).toBe(false);
});
