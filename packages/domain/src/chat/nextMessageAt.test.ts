import { expect, test } from 'vitest';
import { instantAt } from '../time/instant.ts';
import { nextMessageAt } from './nextMessageAt.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const secondsAgo = (...seconds: readonly number[]) => seconds.map((each) => instantAt(now - each * 1000));
const next = (...seconds: readonly number[]) => nextMessageAt(secondsAgo(...seconds), instantAt(now));

test('CHAT-31 five messages can be sent in ten seconds, and the sixth ten seconds after the first of them', () => {
  expect(next()).toBeNull();
  expect(next(1, 2, 3, 4)).toBeNull();
  expect(next(1, 2, 3, 4, 9)).toBe('2026-11-21T12:00:01.000Z');
  expect(next(9, 1, 3, 4, 2)).toBe('2026-11-21T12:00:01.000Z');
  expect(next(1, 2, 3, 4, 10)).toBeNull();
});

test('CHAT-31 twenty messages can be sent in a minute, and of two waits the longer one counts', () => {
  const even = Array.from({ length: 20 }, (_, n) => 59 - n * 2.5);
  expect(next(...even)).toBe('2026-11-21T12:00:01.000Z');
  expect(next(...even.map((seconds) => seconds + 1))).toBeNull();
  const flood = Array.from({ length: 20 }, () => 2);
  expect(next(...flood)).toBe('2026-11-21T12:00:58.000Z');
});
