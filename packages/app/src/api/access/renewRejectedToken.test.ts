import { beforeEach, expect, test, vi } from 'vitest';
import { renewRejectedToken } from './renewRejectedToken.ts';

const renew = vi.fn<(token: string) => Promise<void>>();
let now: number;
let status: number;
let ask: typeof fetch;

beforeEach(() => {
  now = 0;
  status = 401;
  renew.mockReset();
  renew.mockResolvedValue();
  ask = renewRejectedToken(() => Promise.resolve(new Response(null, { status })), {
    anonKey: 'anon',
    renew,
    now: () => now,
  });
});

const askAs = (token: string): Promise<Response> =>
  ask('https://demo.example.test/rest/v1/user_follows', { headers: { Authorization: `Bearer ${token}` } });

test('a rejected token is renewed, and the rejection is passed on', async () => {
  const { status: answered } = await askAs('old');
  expect(answered).toBe(401);
  expect(renew).toHaveBeenCalledExactlyOnceWith('old');
});

test('many rejected requests cause one renewal a minute', async () => {
  await Promise.all([askAs('old'), askAs('old'), askAs('old')]);
  now = 59_999;
  await askAs('new');
  expect(renew).toHaveBeenCalledOnce();
  now = 60_000;
  await askAs('new');
  expect(renew).toHaveBeenCalledTimes(2);
});

test('no renewal without a session, without a token, or for any other answer', async () => {
  await askAs('anon');
  await ask('https://demo.example.test/rest/v1/user_follows');
  status = 403;
  await askAs('old');
  status = 200;
  await askAs('old');
  expect(renew).not.toHaveBeenCalled();
});

test('a renewal that fails is logged, and tried again a minute later', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  renew.mockRejectedValue(new Error('no network'));
  await askAs('old');
  await vi.waitFor(() => expect(complaint).toHaveBeenCalledOnce());
  now = 60_000;
  await askAs('old');
  expect(renew).toHaveBeenCalledTimes(2);
  complaint.mockRestore();
});
