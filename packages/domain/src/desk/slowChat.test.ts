import { expect, test } from 'vitest';
import { instantAt } from '../time/instant.ts';
import { nextInSlowChat } from './slowChat.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const next = (...secondsAgo: readonly number[]) =>
  nextInSlowChat(
    secondsAgo.map((each) => instantAt(now - each * 1000)),
    30,
    instantAt(now),
  );

test('DESK-2 in a slow chat a user can send a message once the chat’s seconds have passed since their latest one', () => {
  expect(next()).toBeNull();
  expect(next(12, 70)).toBe('2026-11-21T12:00:18.000Z');
  expect(next(70, 12)).toBe('2026-11-21T12:00:18.000Z');
  expect(next(30)).toBeNull();
});
