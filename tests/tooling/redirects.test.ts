import { afterEach, expect, test, vi } from 'vitest';
import { checkProject } from '../../tooling/backend/checkProject.ts';

afterEach(() => vi.restoreAllMocks());

/** What the check finds about redirects, in a project that redirects a link that does not hold to an address. */
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

test('a project whose links may lead to localhost is found', async () => {
  expect(await redirectsOf('http://localhost:5173/#error=access_denied')).toContain('localhost is among them');
  expect(await redirectsOf('https://tribunen.example/#error=access_denied')).toBeNull();
});
