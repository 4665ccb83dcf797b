import { expect, test } from 'vitest';
import { sendOutcome } from './sendOutcome.ts';

const failure = { isAnswered: true, code: '', details: null, retryAfterMs: null };
const outcomeOf = (code: string, details: string | null = null) => sendOutcome({ ...failure, code, details });

test('CHAT-24 a message whose id is taken was sent before', () => {
  expect(outcomeOf('23505')).toEqual({ kind: 'sent' });
});

test.each([
  '42501',
  '23514',
  '23503',
  '23502',
  '22P02',
  '22P05',
  '21000',
  '44000',
  'P0001',
  'PGRST102',
  'PGRST204',
  'PGRST301',
])('CHAT-25 with the code %s the message is refused', (code) => {
  expect(outcomeOf(code)).toEqual({ kind: 'refused' });
});

test.each([
  '',
  '500',
  '503',
  '57014',
  '08006',
  '40001',
  // The disk is full, and a database that has turned read-only because of it.
  '53100',
  '25006',
  '53300',
  'XX000',
  'PGRST001',
  'x42501',
  '42501x',
  'xPGRST102',
  'PGRST1022',
])('CHAT-24 with the code «%s» it is unclear whether the message was sent', (code) => {
  expect(outcomeOf(code)).toEqual({ kind: 'unclear', waitMs: 0 });
});

test('CHAT-24 without an answer it is not known whether the message was sent', () => {
  expect(sendOutcome({ ...failure, isAnswered: false })).toEqual({ kind: 'unanswered', waitMs: 0 });
});

test('CHAT-26 the wait that the backend asks for is kept', () => {
  expect(sendOutcome({ ...failure, retryAfterMs: 3000 })).toEqual({ kind: 'unclear', waitMs: 3000 });
});

test.each([
  ['7', 7000],
  ['60', 60_000],
  [null, 1000],
  ['soon', 1000],
  ['1e9', 1000],
  ['1000', 1000],
  ['-7', 1000],
])('CHAT-31 for a message that is too fast the database names the seconds that are left: %j', (details, waitMs) => {
  expect(outcomeOf('PT429', details)).toEqual({ kind: 'too-fast', waitMs });
});

test('DESK-3 the code PT423 says that an administrator has shut the writer out', () => {
  expect(outcomeOf('PT423')).toEqual({ kind: 'shut-out' });
});
