import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { checkProject } from '../../tooling/backend/checkProject.ts';

/**
 * What the check of a deployed project finds about the addresses to which links in mails may lead.
 *
 * @param allowed whether the project's auth server allows an address
 */
async function redirectsOf(allowed: (address: string) => boolean): Promise<string | null | undefined> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://project.test');
    const asked = searchParams.get('redirect_to') ?? '';
    if (pathname === '/auth/v1/settings') response.end('{"external":{"google":true}}');
    else if (pathname === '/auth/v1/verify') {
      response.writeHead(303, { location: allowed(asked) ? `${asked}/#error=x` : 'https://tribunen.example/#error=x' });
      response.end();
    } else response.writeHead(404).end();
  });
  // A second loopback address, because the check leaves out a project on localhost and 127.0.0.1.
  server.listen(0, '127.0.0.2');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  const findings = await checkProject({ url: `http://127.0.0.2:${port}`, anonKey: 'anonymous' });
  return findings.find(({ what }) => what === 'redirects')?.wrong;
}

test('the check of a project reports that links may lead to localhost', async () => {
  expect(await redirectsOf((address) => address.startsWith('http://localhost'))).toMatch(/^localhost is among them/);
});

test('the check of a project accepts links that lead to the site alone', async () => {
  expect(await redirectsOf(() => false)).toBeNull();
});
