import { expect, test } from 'vitest';
import { privateKey } from '../../services/privateKey.ts';
import { isStored } from './isStored.ts';

test.each([
  [['matches', '2026-11-24'], true],
  [['match', '500009'], true],
  [['standings', 'PL'], true],
  [privateKey('kari', 'follows'), true],
  [privateKey('kari', 'direct', 'ola'), true],
  [['private', 'chat', '0', 'Brann vs Viking', ''], true],
  [privateKey('kari', 'player-ratings', 'brann', '25'), true],
  [privateKey('kari', 'fantasy-gameweek', '7'), true],
  [privateKey('ola', 'follows'), false],
  [privateKey('kari', 'sign-in-methods'), false],
  [['arrival'], false],
  [['inviter', 'a token'], false],
])('OFFLINE-1 of %j, a spectator’s device keeps the answer: %s', (queryKey, answer) => {
  expect(isStored(queryKey, 'kari')).toBe(answer);
});

test('OFFLINE-2 no private data of a visitor are kept', () => {
  expect(isStored(['private', 'chat', '0', 'Brann vs Viking', ''], null)).toBe(false);
  expect(isStored(['matches', '2026-11-24'], null)).toBe(true);
});
