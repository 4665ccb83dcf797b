import { signKey, startMockServer } from '@tribunen/mocks/server';
import type { Target } from '../Target.ts';

/** Opens the emulator on a port of this machine, where it is reached like any server outside the process. */
export async function openEmulator(): Promise<Target> {
  const server = await startMockServer({ port: 0, scenario: 'utlogget', seed: 1, speed: 10 });
  return {
    url: server.url,
    anonKey: 'anonymous-key',
    serviceKey: await signKey('service_role'),
    apiUrl: `${server.url}/api`,
    fetch: (input, init) => fetch(input, init),
    codeMailedTo: (email) => Promise.resolve(server.backend.mailsTo(email).at(-1)?.code),
    close: () => server.stop(),
  };
}
