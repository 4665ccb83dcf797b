import { expect, test } from 'vitest';
import type { UserId } from '../people/UserId.ts';
import { isPushFor } from './isPushFor.ts';

const [kari, ola] = ['kari', 'ola'] as [UserId, UserId];

test('PUSH-17 a message is shown only to the user that it names', () => {
  expect(isPushFor(kari, kari)).toBe(true);
  expect(isPushFor(ola, kari)).toBe(false);
  expect(isPushFor(null, kari)).toBe(false);
});

test('PUSH-17 a message is shown if a page or sender of an earlier version names no user', () => {
  expect(isPushFor(undefined, kari)).toBe(true);
  expect(isPushFor(ola, undefined)).toBe(true);
});
