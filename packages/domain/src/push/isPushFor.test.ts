import { expect, test } from 'vitest';
import type { UserId } from '../people/UserId.ts';
import { isPushFor } from './isPushFor.ts';

const [kari, ola] = ['kari', 'ola'] as [UserId, UserId];

test('PUSH-17 a message is for the user it names alone', () => {
  expect(isPushFor(kari, kari)).toBe(true);
  expect(isPushFor(ola, kari)).toBe(false);
  expect(isPushFor(null, kari)).toBe(false);
});

test('PUSH-17 where a page or a sender of an earlier version names nobody, the message is shown', () => {
  expect(isPushFor(undefined, kari)).toBe(true);
  expect(isPushFor(ola, undefined)).toBe(true);
});
