import { expect, test, vi } from 'vitest';
import { demoCredentials, demoSpectator } from '../../demoSpectator.ts';
import { openTestNetwork, testNow } from '../../testing/openTestNetwork.ts';
import { redirectTo } from '@tribunen/protocol';

const site = 'https://demo.example.test';

test('a code is refused if the verifier is wrong, if the code has been used, and if it is too old', async () => {
  const { backend } = await openTestNetwork();
  const verifier = 'a-verifier-that-is-long-enough-to-be-a-challenge';
  const codeFor = async (): Promise<string> => {
    const grant = await backend.auth.grant(demoCredentials.email, 'Marte', 'oauth', `plain:${verifier}`);
    return 'code' in grant ? grant.code : '';
  };
  const [early, late] = [await codeFor(), await codeFor()];
  await expect(backend.auth.exchange(early, 'another')).rejects.toMatchObject({ code: 'bad_code_verifier' });
  expect((await backend.auth.exchange(early, verifier)).user.id).toBe(demoSpectator.id);
  await expect(backend.auth.exchange(early, verifier)).rejects.toMatchObject({
    status: 404,
    code: 'flow_state_not_found',
  });
  vi.setSystemTime(testNow + 301_000);
  await expect(backend.auth.exchange(late, verifier)).rejects.toMatchObject({ code: 'flow_state_expired' });
});

const asks = (redirect_to: string, headers = {}): Request =>
  new Request(`${site}/auth/v1/verify?${new URLSearchParams({ redirect_to })}`, { headers });
const project = {
  siteUrl: 'https://tribunen.example',
  redirectUrls: ['https://*.tribunen.example/**', 'https://felt.example/a?/*', 'tribunen://**'],
};

test.each([
  'https://tribunen.example/results?demo=kampdag#sted',
  'https://natt.tribunen.example/a/b/c?d=e#f',
  'https://felt.example/ab/c',
  'tribunen://kamp/1',
  'http://127.0.0.1:5173/auth',
  'http://[::1]:5173/',
])('«%s» is an allowed redirect', (asked) => {
  expect(redirectTo(project, asks(asked))).toBe(asked);
});

test.each([
  '',
  'ingen adresse',
  'javascript:alert(1)',
  'https://fremmed.example/',
  'http://tribunen.example/',
  'https://tribunen.example:8443/',
  'https://tribunen.example.fremmed.example/',
  'https://fremmed.example/#https://natt.tribunen.example/',
  'https://a.b.tribunen.example/',
  'https://felt.example/ab/c/d',
  'https://felt.example/a//c',
  'http://localhost:5173/',
  'http://10.0.0.1/',
  'http://2130706433/',
  'https://tribunen.example@fremmed.example/',
])('«%s» is not an allowed redirect, and is replaced by the site’s address', (asked) => {
  expect(redirectTo(project, asks(asked))).toBe('https://tribunen.example');
});
