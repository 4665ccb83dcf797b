import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The reports of a page that was built with this address, or without one, and the requests that they make. */
async function reportsOf(dsn: string | undefined) {
  vi.stubEnv('VITE_ERRORS_DSN', dsn);
  const network = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', network);
  vi.resetModules();
  const { pageErrors } = await import('./pageErrors.ts');
  return { pageErrors, network };
}

test('a screen that fails in a build with VITE_ERRORS_DSN sends one report, with its number and without personal data', async () => {
  const { pageErrors, network } = await reportsOf('https://public@errors.example.no/7');
  const error = new Error(
    '«Dommeren er en tosk» of kari@stand.no with eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJrYXJpIn0.c2lnbmVk',
  );
  const number = pageErrors.reportShown(error);
  expect(pageErrors.reportShown(error)).toBe(number);
  expect(network).toHaveBeenCalledOnce();
  const [address, options] = network.mock.lastCall ?? [];
  expect(address).toContain('https://errors.example.no/api/7/envelope/');
  expect(options?.method).toBe('POST');
  expect(options?.body).toContain(`"number":"${number}"`);
  for (const secret of ['Dommeren', 'kari@stand.no', 'eyJ']) expect(options?.body).not.toContain(secret);
});

test('a build without VITE_ERRORS_DSN sends nothing', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { pageErrors, network } = await reportsOf(undefined);
  expect(pageErrors.reportShown(new Error('x'))).toMatch(/^\d{4}-\d{4}$/);
  expect(network).not.toHaveBeenCalled();
  warnings.mockRestore();
});
