import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { friendshipRow } from './friendships.ts';
import { messageRow } from './messages.ts';

const first = '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e01';
const second = '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e02';
const id = '7c0d9a10-3b1f-4f7e-8a55-000000000000';
const created_at = '2026-11-21T12:00:00.000Z';

test('two friends share one row, the smaller id first, and nobody is their own friend', () => {
  const stars = { is_star_friend_user1: false, is_star_friend_user2: false };
  const isRow = (user1_id: string, user2_id: string): boolean =>
    safeParse(friendshipRow, { id, user1_id, user2_id, ...stars, created_at }).success;
  expect(isRow(first, second)).toBe(true);
  expect(isRow(second, first)).toBe(false);
  expect(isRow(first, first)).toBe(false);
});

test('nobody sends a direct message to themselves', () => {
  const isRow = (sender_id: string | null, recipient_id: string | null): boolean =>
    safeParse(messageRow, { id, sender_id, recipient_id, content: 'Ses vi?', created_at }).success;
  expect(isRow(first, second)).toBe(true);
  expect(isRow(first, first)).toBe(false);
  expect(isRow(null, first)).toBe(true);
  expect(isRow(first, null)).toBe(true);
});
