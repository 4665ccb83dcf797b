import { callOf, workerCalls } from '@tribunen/contract/calls';
import { afterEach, expect, test, vi } from 'vitest';
import { PushApi } from './PushApi.ts';

const device = { endpoint: 'https://push.example.test/send/1', auth: 'A' };
const asked = vi.fn<typeof fetch>();
afterEach(() => void asked.mockReset());

function backendAt(url: string): PushApi {
  vi.stubGlobal('fetch', asked);
  return new PushApi({ url, anonKey: 'anon-key' });
}

test.each([
  'https://project.example',
  'https://project.example/',
  'https://project.example?region=eu',
  'https://project.example/?region=eu#home',
])('the worker calls the procedures of %s at the same address as the app', async (url) => {
  asked.mockResolvedValue(new Response(null, { status: 204 }));
  await backendAt(url).mute(device, '500001');
  expect(asked.mock.lastCall?.[0]).toBe('https://project.example/rest/v1/rpc/mute_pushed_match');
});

test('if the project’s address has a path, the worker calls the procedures under that path', async () => {
  asked.mockResolvedValue(new Response(null, { status: 204 }));
  await backendAt('https://host.example/project').mute(device, '500001');
  expect(asked.mock.lastCall?.[0]).toBe('https://host.example/project/rest/v1/rpc/mute_pushed_match');
});

test('a call fails if the backend refuses it or does not respond in time', async () => {
  asked.mockResolvedValueOnce(new Response(null, { status: 500 }));
  await expect(backendAt('https://project.example').mute(device, '1')).rejects.toThrow('returned 500');
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  asked.mockImplementationOnce((_input, init) => Promise.reject(init?.signal?.reason as DOMException));
  await expect(backendAt('https://project.example').mute(device, '1')).rejects.toThrow('late');
});

test('the worker makes exactly the calls of the contract', async () => {
  asked.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  const backend = backendAt('https://project.example');
  await backend.mute(device, '1');
  await backend.renew(device, { ...device, p256dh: 'P' });
  const made = asked.mock.calls.map(async ([input, init]) => {
    const request = new Request(input, init);
    return callOf(workerCalls, { method: request.method, url: request.url, prefer: null, body: await request.json() });
  });
  expect(await Promise.all(made)).toEqual(Object.keys(workerCalls));
});
