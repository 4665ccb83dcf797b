import { expect, test } from 'vitest';
import { canSendInvitation } from './canSendInvitation.ts';

test('PEOPLE-10 an invitation is sent to something typed, one at a time', () => {
  expect(canSendInvitation(' kari@eksempel.no ', false)).toBe(true);
  expect(canSendInvitation(' kari@eksempel.no ', true)).toBe(false);
  expect(canSendInvitation('  ', false)).toBe(false);
});
