import { expect, test, vi } from 'vitest';
import { createRandom } from '@tribunen/football';
import { Faults } from './Faults.ts';

const clock = { now: () => 0, setTimeout: vi.fn<(run: () => void, ms: number) => never>(), clearTimeout: () => {} };
const request = (path: string, init: RequestInit = {}): Request =>
  new Request(`https://demo.example.test/${path}`, init);
const well = (): Promise<Response> => Promise.resolve(new Response('well'));

test('without faults the backend answers', async () => {
  const response = await new Faults(clock).meet(request('rest/v1/user_follows?select=id'), well);
  expect(await response.text()).toBe('well');
});

test('a fault answers instead of the backend, at its endpoint only', async () => {
  const faults = new Faults(clock);
  faults.set('functions/results-today-edge', { kind: 'status', status: 429, retryAfterSeconds: 3 });
  const backend = vi.fn(well);
  const refused = await faults.meet(request('functions/v1/results-today-edge'), backend);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('3');
  expect(backend).not.toHaveBeenCalled();
  expect((await faults.meet(request('functions/v1/fetch-match'), backend)).status).toBe(200);
});

test('an endpoint’s own faults take precedence over those of its area', async () => {
  const faults = new Faults(clock);
  faults.set('rest/*', { kind: 'status', status: 500 });
  faults.set('rest/invitations', { kind: 'status', status: 503 });
  expect((await faults.meet(request('rest/v1/invitations'), well)).status).toBe(503);
  expect((await faults.meet(request('rest/v1/user_follows'), well)).status).toBe(500);
  faults.clear();
  expect((await faults.meet(request('rest/v1/user_follows'), well)).status).toBe(200);
});

test('a latency fault delays the request, and then the backend answers', async () => {
  const faults = new Faults(clock);
  faults.set('rest/*', { kind: 'latency', ms: 1500 });
  const answer = faults.meet(request('rest/v1/user_follows'), well);
  expect(clock.setTimeout).toHaveBeenCalledWith(expect.any(Function), 1500);
  clock.setTimeout.mock.lastCall?.[0]();
  expect(await (await answer).text()).toBe('well');
});

test('jitter is drawn from a seeded stream, so the same seed gives the same delays', async () => {
  const waits = (seed: number): readonly unknown[] => {
    clock.setTimeout.mockClear();
    const faults = new Faults(clock, createRandom(seed));
    faults.set('rest/*', { kind: 'latency', ms: 100, jitterMs: 400 });
    for (let ask = 0; ask < 4; ask += 1) void faults.meet(request('rest/v1/user_follows'), well);
    return clock.setTimeout.mock.calls.map(([, ms]) => ms);
  };
  const first = waits(7);
  expect(first.every((ms) => Number(ms) >= 100 && Number(ms) < 500)).toBe(true);
  expect(new Set(first).size).toBe(4);
  expect(waits(7)).toEqual(first);
  expect(waits(8)).not.toEqual(first);
});

test('a fault is active only from `from` until `until`', async () => {
  let now = 999;
  const faults = new Faults({ ...clock, now: () => now });
  faults.set('*', { kind: 'status', status: 500, from: 1000, until: 2000 });
  const statusAt = async (moment: number): Promise<number> => {
    now = moment;
    return (await faults.meet(request('rest/v1/user_follows'), well)).status;
  };
  expect([await statusAt(999), await statusAt(1000), await statusAt(1999), await statusAt(2000)]).toEqual([
    200, 500, 500, 200,
  ]);
});

test('the live endpoints form a separate area, and * covers everything', async () => {
  const faults = new Faults(clock);
  faults.set('api/live/delta', { kind: 'status', status: 500 });
  expect((await faults.meet(request('api/live/delta?since=4'), well)).status).toBe(500);
  expect((await faults.meet(request('api/boot/version'), well)).status).toBe(200);
  faults.set('*', { kind: 'status', status: 503 });
  const paths = [
    'api/boot/live',
    'auth/v1/token',
    'rest/v1/rpc/accept_invitation_secure_v2',
    'functions/v1/live-updates',
  ];
  for (const path of paths) expect((await faults.meet(request(path), well)).status).toBe(503);
});

test('an expired token is refused; the anonymous key never expires', async () => {
  const faults = new Faults(clock);
  faults.set('rest/*', { kind: 'token-expired' });
  const ask = (bearer: string): Promise<Response> =>
    faults.meet(request('rest/v1/profiles', { headers: { apikey: 'key', authorization: `Bearer ${bearer}` } }), well);
  const refused = await ask('a.user.token');
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' });
  expect((await ask('key')).status).toBe(200);
});

test('the backend’s clock can be wrong, until the faults are cleared', () => {
  const faults = new Faults(clock);
  faults.skewClock(-7_200_000);
  expect(faults.clock.now()).toBe(-7_200_000);
  faults.clear();
  expect(faults.clock.now()).toBe(0);
});

test('a fault can replace the answer with an HTML page, incomplete JSON, or a failed connection', async () => {
  const faults = new Faults(clock);
  const ask = (): Promise<Response> => faults.meet(request('rest/v1/user_follows'), well);
  faults.set('rest/*', { kind: 'html' });
  expect((await ask()).headers.get('content-type')).toBe('text/html');
  faults.set('rest/*', { kind: 'broken-json' });
  await expect((await ask()).json()).rejects.toThrow(SyntaxError);
  faults.set('rest/*', { kind: 'offline' });
  expect((await ask()).type).toBe('error');
});

test('a request that never gets an answer ends when the client aborts it', async () => {
  const faults = new Faults(clock);
  faults.set('rest/*', { kind: 'never' });
  const patience = new AbortController();
  const answer = faults.meet(request('rest/v1/user_follows', { signal: patience.signal }), well);
  patience.abort();
  expect((await answer).type).toBe('error');
});
