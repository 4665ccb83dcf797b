import { expect, test, vi } from 'vitest';
import { Faults } from './Faults.ts';

const clock = { now: () => 0, setTimeout: vi.fn<(run: () => void, ms: number) => never>(), clearTimeout: () => {} };
const request = (path: string, init: RequestInit = {}): Request =>
  new Request(`https://demo.example.test/${path}`, init);
const well = (): Promise<Response> => Promise.resolve(new Response('well'));

test('where nothing is set the backend answers', async () => {
  const response = await new Faults(clock).meet(request('rest/v1/user_follows?select=id'), well);
  expect(await response.text()).toBe('well');
});

test('a fault answers in place of the backend, at its endpoint alone', async () => {
  const faults = new Faults(clock);
  faults.set('functions/results-today-edge', { kind: 'status', status: 429, retryAfterSeconds: 3 });
  const backend = vi.fn(well);
  const refused = await faults.meet(request('functions/v1/results-today-edge'), backend);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('3');
  expect(backend).not.toHaveBeenCalled();
  expect((await faults.meet(request('functions/v1/fetch-match'), backend)).status).toBe(200);
});

test('an endpoint’s own faults come before those of its area', async () => {
  const faults = new Faults(clock);
  faults.set('rest/*', { kind: 'status', status: 500 });
  faults.set('rest/invitations', { kind: 'status', status: 503 });
  expect((await faults.meet(request('rest/v1/invitations'), well)).status).toBe(503);
  expect((await faults.meet(request('rest/v1/user_follows'), well)).status).toBe(500);
  faults.clear();
  expect((await faults.meet(request('rest/v1/user_follows'), well)).status).toBe(200);
});

test('latency waits by the clock, then the next fault or the backend answers', async () => {
  const faults = new Faults(clock);
  faults.set('rest/*', { kind: 'latency', ms: 1500 });
  const answer = faults.meet(request('rest/v1/user_follows'), well);
  expect(clock.setTimeout).toHaveBeenCalledWith(expect.any(Function), 1500);
  clock.setTimeout.mock.lastCall?.[0]();
  expect(await (await answer).text()).toBe('well');
});

test('an answer can be a page, half a JSON, or no connection at all', async () => {
  const faults = new Faults(clock);
  const ask = (): Promise<Response> => faults.meet(request('rest/v1/user_follows'), well);
  faults.set('rest/*', { kind: 'html' });
  expect((await ask()).headers.get('content-type')).toBe('text/html');
  faults.set('rest/*', { kind: 'broken-json' });
  await expect((await ask()).json()).rejects.toThrow(SyntaxError);
  faults.set('rest/*', { kind: 'offline' });
  expect((await ask()).type).toBe('error');
});

test('an answer that never comes ends when the client gives up', async () => {
  const faults = new Faults(clock);
  faults.set('rest/*', { kind: 'never' });
  const patience = new AbortController();
  const answer = faults.meet(request('rest/v1/user_follows', { signal: patience.signal }), well);
  patience.abort();
  expect((await answer).type).toBe('error');
});
