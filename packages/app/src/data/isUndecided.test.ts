import { PostgrestError } from '@supabase/postgrest-js';
import { TOO_FAST } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { BackendFailure } from '../api/access/BackendFailure.ts';
import { TableError } from '../api/tables/rows.ts';
import { isUndecided } from './isUndecided.ts';

const answer = (code: string) =>
  new TableError('user_follows', new PostgrestError({ message: 'no', details: '', hint: '', code }));
const tooFast = new PostgrestError({ message: 'too many ratings', details: '12', hint: '', code: TOO_FAST });
const status = (of: number | null, retryAfterMs: number | null = null) =>
  new TableError('user_follows', new BackendFailure('no', { status: of, retryAfterMs }));

test.each([
  ['nothing answered', new TableError('user_follows', new TypeError('Failed to fetch'))],
  ['the request was too slow', status(null)],
  ['a gateway has no backend', status(503)],
  ['a gateway answers with its own page', answer('')],
  ['the backend asks to come back', status(429, 7000)],
  ['the database allows no more rows this minute (CHANGE-7)', new TableError('player_ratings', tooFast)],
  ['PostgREST has no database', answer('PGRST002')],
  ['the token has expired', answer('PGRST303')],
])('OFFLINE-5 a call may wait where %s', (_why, error) => {
  expect(isUndecided(error)).toBe(true);
});

test.each([
  ['the policies refuse', answer('42501')],
  ['a window has closed', answer('PT403')],
  ['the table is not there', status(404)],
  ['the database failed', answer('XX000')],
  ['the page itself failed', new Error('no')],
])('OFFLINE-6 a call has failed where %s', (_why, error) => {
  expect(isUndecided(error)).toBe(false);
});

test('CHANGE-7 a refusal for writing too fast contains the time to wait', () => {
  expect(new TableError('player_ratings', tooFast).retryAfterMs).toBe(12_000);
});
