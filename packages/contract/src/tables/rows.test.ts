import { type GenericSchema, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { friendshipRow } from './friendships.ts';
import { hiddenWordRow } from './hidden_words.ts';
import { messageReadRow } from './message_reads.ts';
import { messageReportRow } from './message_reports.ts';
import { messageRow } from './messages.ts';
import { userBlockRow } from './user_blocks.ts';
import { userMuteRow } from './user_mutes.ts';

const first = '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e01';
const second = '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e02';
const id = '7c0d9a10-3b1f-4f7e-8a55-000000000000';
const created_at = '2026-11-21T12:00:00.000Z';

test('two friends share one row, the smaller id first, and a user cannot be their own friend', () => {
  const stars = { is_star_friend_user1: false, is_star_friend_user2: false };
  const isRow = (user1_id: string, user2_id: string): boolean =>
    safeParse(friendshipRow, { id, user1_id, user2_id, ...stars, created_at }).success;
  expect(isRow(first, second)).toBe(true);
  expect(isRow(second, first)).toBe(false);
  expect(isRow(first, first)).toBe(false);
});

test('a user cannot send themselves a direct message', () => {
  const isRow = (sender_id: string | null, recipient_id: string | null): boolean =>
    safeParse(messageRow, { id, sender_id, recipient_id, content: 'Ses vi?', deleted_at: null, created_at }).success;
  expect(isRow(first, second)).toBe(true);
  expect(isRow(first, first)).toBe(false);
  expect(isRow(null, first)).toBe(true);
  expect(isRow(first, null)).toBe(true);
});

test.each<[string, GenericSchema, string, object]>([
  ['mutes', userMuteRow, 'muted_id', { created_at }],
  ['blocks', userBlockRow, 'blocked_id', { created_at }],
  ['reads messages of', messageReadRow, 'friend_id', { read_until: created_at }],
])('nobody %s themselves', (_what, schema, other, rest) => {
  const isRow = (whom: string): boolean => safeParse(schema, { id, user_id: first, [other]: whom, ...rest }).success;
  expect(isRow(second)).toBe(true);
  expect(isRow(first)).toBe(false);
});

test.each(['idiot', 'Æsj', 'f*en', 'a-ha', '⚽⚽', 'å'.repeat(50)])('CHAT-27 %j can be a hidden word', (word) => {
  expect(safeParse(hiddenWordRow, { id, user_id: first, word, created_at }).success).toBe(true);
});

test.each(['', 'a', '⚽', 'to ord', 'ord\n', 'a\u00A0b', '<b>', '&amp;', 'a\u200Bb', 'å'.repeat(51)])(
  'CHAT-27 %j cannot be a hidden word',
  (word) => {
    expect(safeParse(hiddenWordRow, { id, user_id: first, word, created_at }).success).toBe(false);
  },
);

test('a report is about one message, or about none once the message is gone', () => {
  const report = {
    id,
    reporter_id: first,
    reason: 'hate',
    author_id: second,
    content: 'Ord',
    created_at,
    settled_at: null,
  };
  const isRow = (team_message_id: string | null, message_id: string | null): boolean =>
    safeParse(messageReportRow, { ...report, team_message_id, message_id }).success;
  expect(isRow(first, null)).toBe(true);
  expect(isRow(null, first)).toBe(true);
  expect(isRow(null, null)).toBe(true);
  expect(isRow(first, second)).toBe(false);
});
