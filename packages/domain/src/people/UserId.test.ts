import { expect, test } from 'vitest';
import { toUserId } from './UserId.ts';

test('PEOPLE-1 an id from outside is non-empty text', () => {
  expect(toUserId('marte')).toBe('marte');
  for (const nobody of ['', null, undefined, 7, {}]) expect(toUserId(nobody)).toBeNull();
});
