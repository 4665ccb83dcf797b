import { afterEach, expect, test, vi } from 'vitest';
import { checkProject } from '../../tooling/backend/checkProject.ts';

afterEach(() => vi.restoreAllMocks());

/** The finding about redirects, in a project that redirects an invalid link to this address. */
async function redirectsOf(location: string): Promise<string | null | undefined> {
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname } = new URL(new Request(input).url);
    if (pathname === '/auth/v1/verify') {
      return Promise.resolve(new Response(null, { status: 303, headers: { location } }));
    }
    return Promise.resolve(Response.json({}));
  });
  const findings = await checkProject({ url: 'https://abc.example.test', anonKey: 'anonymous' });
  return findings.find(({ what }) => what === 'redirects')?.wrong;
}

test('the check finds a project whose links may lead to localhost', async () => {
  expect(await redirectsOf('http://localhost:5173/#error=access_denied')).toContain('localhost is among them');
  expect(await redirectsOf('https://tribunen.example/#error=access_denied')).toBeNull();
});
