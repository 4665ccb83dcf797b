import { expect, test } from 'vitest';
import { refuseSecrets } from './refuseSecrets.ts';

const jwt = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ role })].map((part) => Buffer.from(part).toString('base64url')).join('.') + '.x';
const address = 'https://abcdefghijklmnopqrst.supabase.co';

test.each(['sb_secret_0123456789', jwt('service_role')])('a build with the secret key %s stops', (key) => {
  const env = { VITE_SUPABASE_URL: address, VITE_SUPABASE_ANON_KEY: key };
  expect(() => refuseSecrets(env)).toThrow('VITE_SUPABASE_ANON_KEY is a secret key');
});

test.each(['sb_publishable_0123456789', jwt('anon'), 'anon-key-123', undefined])(
  'a build with the key %s goes on',
  (key) => {
    expect(() => refuseSecrets({ VITE_SUPABASE_URL: address, VITE_SUPABASE_ANON_KEY: key })).not.toThrow();
  },
);

test.each(['javascript:alert(1)', 'ftp://example.no', 'supabase'])(
  'a build with the address %s stops and names it',
  (url) => {
    expect(() => refuseSecrets({ VITE_SUPABASE_URL: url })).toThrow(`VITE_SUPABASE_URL is «${url}»`);
    expect(() => refuseSecrets({ VITE_API_URL: url })).toThrow(`VITE_API_URL is «${url}»`);
  },
);

test('a path of the same host is an address of the API', () => {
  expect(() => refuseSecrets({ VITE_API_URL: '/api' })).not.toThrow();
});
