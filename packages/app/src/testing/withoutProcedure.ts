import { onTestFinished, vi } from 'vitest';

const missing = { code: 'PGRST202', message: 'Could not find the function', details: null, hint: null };

/**
 * Until the test ends the backend is one that has no such procedure, as one with the specification's calls alone.
 *
 * @example
 * withoutProcedure('reorder_follows');
 */
export function withoutProcedure(name: string): void {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const real = globalThis.fetch;
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      new URL(new Request(input, init).url).pathname.endsWith(`/rpc/${name}`)
        ? Promise.resolve(Response.json(missing, { status: 404 }))
        : real(input, init),
    );
  onTestFinished(() => {
    warned.mockRestore();
    asked.mockRestore();
  });
}
