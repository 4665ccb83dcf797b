import { signKey, startMockServer } from '@tribunen/mocks/server';
import type { Target } from '../Target.ts';

/** Opens the mock backend on a port of this machine, so that the tests reach it as they would any server. */
export async function openMocks(): Promise<Target> {
  const { url, backend, stop } = await startMockServer({
    port: 0,
    scenario: 'utlogget',
    seed: 1,
    speed: 10,
    subscribesAfterMs: () => 0,
  });
  return {
    url,
    anonKey: 'anonymous-key',
    serviceKey: await signKey('service_role'),
    apiUrl: `${url}/api`,
    fetch: (input, init) => fetch(input, init),
    codeMailedTo: (email) => Promise.resolve(backend.mailsTo(email).at(-1)?.code),
    makeAdmin: async (user) => {
      await backend.database.auth.users.update(
        ({ id }) => id === user,
        (row) => ({ ...row, role: 'admin' }),
      );
    },
    close: stop,
  };
}
