import { expect, test } from 'vitest';
import { canSendInvitation } from './canSendInvitation.ts';

test('PEOPLE-10 an invitation needs typed text, and only one is sent at a time', () => {
  expect(canSendInvitation(' kari@eksempel.no ', false)).toBe(true);
  expect(canSendInvitation(' kari@eksempel.no ', true)).toBe(false);
  expect(canSendInvitation('  ', false)).toBe(false);
});
