import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { checkProject } from '../../tooling/backend/checkProject.ts';

/**
 * Checks a project that has an auth server and no Realtime. Returns a function that returns the fault of a subject, or
 * null if the check found none.
 *
 * @param allowed whether the project's auth server allows an address
 */
async function findingsOf(allowed: (address: string) => boolean): Promise<(what: string) => string | null | undefined> {
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
  return (what) => findings.find((finding) => finding.what === what)?.wrong;
}

test('the check of a project reports that links may lead to localhost', async () => {
  const found = await findingsOf((address) => address.startsWith('http://localhost'));
  expect(found('redirects')).toMatch(/^localhost is among them/);
});

test('the check of a project finds no fault if links may lead only to the site', async () => {
  const found = await findingsOf(() => false);
  expect(found('redirects')).toBeNull();
});

test('the check of a project reports that Realtime refuses public channels', async () => {
  const found = await findingsOf(() => false);
  expect(found('public channels')).toMatch(/^they are refused, and pages get no goals/);
});
