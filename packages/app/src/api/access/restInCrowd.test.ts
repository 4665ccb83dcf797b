import type { LiveMode } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { Observable } from '../../lib/state/Observable.ts';
import { restInCrowd } from './restInCrowd.ts';

const open = (mode: LiveMode | null, status: number): typeof fetch =>
  restInCrowd(
    () => Promise.resolve(new Response('', { status })),
    new Observable(mode),
    () => 0.5,
  );

test.each([429, 500, 503])(
  'LIVE-28 in a crowd a table that answers %i is read again after a random wait',
  async (status) => {
    await expect(open('crowd', status)('/rest/v1/invitations')).rejects.toMatchObject({
      status,
      retryAfterMs: null,
      ownWaitMs: 45_000,
    });
  },
);

test.each<[string, LiveMode | null, number, RequestInit]>([
  ['a refusal', 'crowd', 403, {}],
  ['an answer', 'crowd', 200, {}],
  ['a failure of a small backend', 'small', 503, {}],
  ['a failure before the mode is known', null, 503, {}],
  ['a failure of what is written', 'crowd', 503, { method: 'POST' }],
])('%s is passed on', async (_what, mode, status, init) => {
  expect((await open(mode, status)('/rest/v1/invitations', init)).status).toBe(status);
});
