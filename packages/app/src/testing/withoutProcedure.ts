import { onTestFinished, vi } from 'vitest';

const missing = { code: 'PGRST202', message: 'Could not find the function', details: null, hint: null };

/** Removes a procedure from the backend until the test ends, as in a backend with only the specification's calls. */
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
