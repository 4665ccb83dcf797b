// @vitest-environment node
import { startMockNetwork } from '@tribunen/mocks/node';
import { expect, test, vi } from 'vitest';
import { BackendAccess } from './BackendAccess.ts';

const twoHours = 2 * 3_600_000;

test('a device whose clock is two hours slow is refused only until it has got a new token', async () => {
  const mock = await startMockNetwork();
  const kept = new Map<string, string>();
  const access = new BackendAccess({
    url: 'https://demo.example.test',
    anonKey: 'the-anonymous-key',
    apiUrl: 'https://demo.example.test/api',
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
  const client = await access.client();
  const { data } = await client.auth.signInWithPassword({ email: 'marte@eksempel.no', password: 'Kveldskamp#74' });
  const ask = async (): Promise<number> => (await access.tables.from('user_follows').select('id')).status;
  expect(await ask()).toBe(200);
  mock.backend.faults.skewClock(twoHours);
  expect(await ask()).toBe(401);
  await vi.waitFor(async () => expect(await ask()).toBe(200), { timeout: 5000 });
  const { data: renewed } = await client.auth.getSession();
  expect(renewed.session?.access_token).not.toBe(data.session?.access_token);
  await client.auth.signOut();
  mock.stop();
});
