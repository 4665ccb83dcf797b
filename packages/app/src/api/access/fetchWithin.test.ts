import { beforeEach, expect, test, vi } from 'vitest';
import { fetchWithin } from './fetchWithin.ts';

/** A network that does not answer before the caller gives up. */
const silent = vi.fn<typeof fetch>(
  (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => {
        const reason: unknown = init.signal?.reason;
        reject(reason instanceof Error ? reason : new TypeError('An aborted request has a reason'));
      });
    }),
);
beforeEach(() => vi.stubGlobal('fetch', silent));
test('an answer that never comes fails when the time is up', async () => {
  await expect(fetchWithin(5)('https://example.supabase.co')).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a request that its caller aborts ends at once', async () => {
  const caller = new AbortController();
  const request = fetchWithin(60_000)('https://example.supabase.co', { signal: caller.signal });
  caller.abort(new Error('no longer wanted'));
  await expect(request).rejects.toThrow('no longer wanted');
});
