import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const address = { VITE_SUPABASE_URL: 'https://example.supabase.co', VITE_SUPABASE_ANON_KEY: 'anon-key-123' };

test('a build without variables is the demo', () => {
  expect(parseConfig({ MODE: 'production', BASE_URL: '/' })).toEqual({
    kind: 'demo',
    productName: 'Tribunen',
    apiUrl: '/api',
  });
});

test('a build with both variables is configured', () => {
  expect(parseConfig({ ...address, VITE_PRODUCT_NAME: 'Svingen', VITE_API_URL: 'https://api.example.no' })).toEqual({
    kind: 'configured',
    productName: 'Svingen',
    vapidPublicKey: null,
    apiUrl: 'https://api.example.no',
    supabaseUrl: address.VITE_SUPABASE_URL,
    supabaseAnonKey: address.VITE_SUPABASE_ANON_KEY,
  });
});

test.each([
  ['only the address', { VITE_SUPABASE_URL: address.VITE_SUPABASE_URL }, 'VITE_SUPABASE_ANON_KEY', 'missing'],
  ['only the key', { VITE_SUPABASE_ANON_KEY: address.VITE_SUPABASE_ANON_KEY }, 'VITE_SUPABASE_URL', 'missing'],
  ['an address that is none', { ...address, VITE_SUPABASE_URL: 'supabase' }, 'VITE_SUPABASE_URL', 'invalid'],
  ['reports to no address', { ...address, VITE_ERRORS_DSN: 'sentry' }, 'VITE_ERRORS_DSN', 'invalid'],
  ['a key that is too short', { ...address, VITE_SUPABASE_ANON_KEY: 'x' }, 'VITE_SUPABASE_ANON_KEY', 'invalid'],
  ['a name that nobody knows', { ...address, VITE_SUPABASE_KEY: 'x' }, 'VITE_SUPABASE_KEY', 'unknown'],
])('a build with %s stops and names the variable', (_case, env, variable, problem) => {
  expect(() => parseConfig(env)).toThrow(ConfigError);
  expect(() => parseConfig(env)).toThrow(`${variable} is ${problem}`);
});

test('a build contains the key of push messages, or offers no push', () => {
  const key = 'B'.repeat(87);
  expect(parseConfig({ ...address, VITE_SUPABASE_ANON_KEY: 'anon-key-123', VITE_VAPID_PUBLIC_KEY: key })).toMatchObject(
    {
      vapidPublicKey: key,
    },
  );
  expect(() => parseConfig({ VITE_VAPID_PUBLIC_KEY: 'B' })).toThrow('VITE_VAPID_PUBLIC_KEY is invalid');
});
