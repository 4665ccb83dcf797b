import type { UtcInstant } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { BackendAccess } from './BackendAccess.ts';
import { type LiveApi, liveApi } from '../liveApi.ts';

const kept = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
const moment = '2026-11-21T14:30:00.000Z' as UtcInstant;

/** Access to a backend that answers every request in this way. */
function backendAnswered(answer: typeof fetch) {
  const access = new BackendAccess({
    url: `https://${crypto.randomUUID()}.example`,
    anonKey: 'anon-key',
    apiUrl: 'https://example.test/api',
    storage: kept,
    fetch: answer,
  });
  return liveApi.of(access);
}

const requests = [
  ['a function', (backend: LiveApi) => backend.liveHealth()],
  ['a live endpoint', (backend: LiveApi) => backend.bootVersion()],
  ['a table', (backend: LiveApi) => backend.changedMatches(moment)],
] as const;

test.each(requests)('%s fails with the delay of Retry-After', async (_which, ask) => {
  const busy = () =>
    Promise.resolve(Response.json({ message: 'slow down' }, { status: 429, headers: { 'retry-after': '7' } }));
  await expect(ask(backendAnswered(busy))).rejects.toMatchObject({ status: 429, retryAfterMs: 7000 });
});

test.each(requests)('%s fails without a status when the backend cannot be reached', async (_which, ask) => {
  const down = () => Promise.reject(new TypeError('fetch failed'));
  await expect(ask(backendAnswered(down))).rejects.toMatchObject({ status: null, retryAfterMs: null });
});

test('from a table without `updated_at` every match in play is read, as a state of the requested moment', async () => {
  const asked: string[] = [];
  const row = { id: '1', status: 'IN_PLAY', minute: 31, injury_time: null, score_home: 1, score_away: 0 };
  const answer = (input: RequestInfo | URL, init?: RequestInit) => {
    const { searchParams } = new URL(new Request(input, init).url);
    asked.push(searchParams.get('status') ?? '');
    const missing = { code: '42703', message: 'column live_matches_new.updated_at does not exist' };
    return Promise.resolve(
      searchParams.has('updated_at') ? Response.json(missing, { status: 400 }) : Response.json([row]),
    );
  };
  expect(await backendAnswered(answer).changedMatches(moment)).toMatchObject([
    { matchId: '1', status: 'IN_PLAY', score: { home: 1, away: 0 }, updatedAt: moment },
  ]);
  expect(asked).toEqual(['', 'in.(LIVE,IN_PLAY,PAUSED,FINISHED)']);
});
