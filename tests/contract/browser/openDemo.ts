import { startDemo } from '@tribunen/mocks/browser';
import type { Target } from '../Target.ts';

/** Opens the emulator as the demo does: in this page, behind its service worker. */
export async function openDemo(): Promise<Target> {
  const { origin } = location;
  await startDemo({ search: '?demo=utlogget', origin, storage: sessionStorage, sharedStorage: localStorage });
  return {
    url: origin,
    anonKey: 'anonymous-key',
    serviceKey: null,
    apiUrl: `${origin}/api`,
    fetch: (input, init) => fetch(input, init),
    codeMailedTo: null,
    makeAdmin: null,
    close: () => Promise.resolve(),
  };
}
