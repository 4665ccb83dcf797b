import { instantAt } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { AuthFailure } from '../api/auth/AuthFailure.ts';
import { BackendFailure } from '../api/access/BackendFailure.ts';
import { refusalOf } from './refusalOf.ts';

const now = () => instantAt(Date.parse('2026-11-22T12:00:00Z'));

test('a server that demands a wait gives its end', () => {
  const error = new AuthFailure('slow down', { status: 429, retryAfterMs: 7000, code: 'over_request_rate_limit' });
  expect(refusalOf(error, 1, now)).toEqual({
    kind: 'too-many',
    attempt: 1,
    until: { at: '2026-11-22T12:00:07.000Z', now },
  });
});

test('a refusal has the server’s message, and its code if the app has a sentence for it', () => {
  const error = new AuthFailure('Invalid login credentials', {
    status: 400,
    retryAfterMs: null,
    code: 'invalid_credentials',
  });
  expect(refusalOf(error, 2, now)).toEqual({
    kind: 'message',
    code: 'invalid_credentials',
    text: 'Invalid login credentials',
    attempt: 2,
  });
  const other = new AuthFailure('Hook timed out', { status: 422, retryAfterMs: null, code: 'hook_timeout' });
  expect(refusalOf(other, 3, now)).toEqual({ kind: 'message', text: 'Hook timed out', attempt: 3 });
});

test.each([new BackendFailure('no network', { status: null, retryAfterMs: null }), new TypeError('broken')])(
  'any other failure is unexpected: %s',
  (error) => {
    expect(refusalOf(error, 3, now)).toEqual({ kind: 'unexpected', attempt: 3 });
  },
);
