import type { UtcInstant } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { BackendAccess } from './BackendAccess.ts';
import { type LiveBackend, liveBackend } from '../liveBackend.ts';

const kept = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
const moment = '2026-11-21T14:30:00.000Z' as UtcInstant;

/** A backend whose network gives this answer. */
function backendAnswered(answer: () => Promise<Response>) {
  const access = new BackendAccess({
    url: `https://${crypto.randomUUID()}.example`,
    anonKey: 'anon-key',
    apiUrl: 'https://example.test/api',
    storage: kept,
    fetch: answer,
  });
  return liveBackend.of(access);
}

const requests = [
  ['a function', (backend: LiveBackend) => backend.liveHealth()],
  ['a live endpoint', (backend: LiveBackend) => backend.bootVersion()],
  ['a table', (backend: LiveBackend) => backend.changedMatches(moment)],
] as const;

test.each(requests)('%s that is answered with Retry-After fails with its delay', async (_which, ask) => {
  const busy = () =>
    Promise.resolve(Response.json({ message: 'slow down' }, { status: 429, headers: { 'retry-after': '7' } }));
  await expect(ask(backendAnswered(busy))).rejects.toMatchObject({ status: 429, retryAfterMs: 7000 });
});

test.each(requests)('%s that cannot be reached fails without a status', async (_which, ask) => {
  const down = () => Promise.reject(new TypeError('fetch failed'));
  await expect(ask(backendAnswered(down))).rejects.toMatchObject({ status: null, retryAfterMs: null });
});
