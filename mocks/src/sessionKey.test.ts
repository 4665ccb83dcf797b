import { expect, test } from 'vitest';
import { sessionKey } from './sessionKey.ts';

test.each([
  ['http://localhost:5173', 'sb-localhost-auth-token'],
  ['http://127.0.0.1:4173', 'sb-127-auth-token'],
  ['https://abcdef.supabase.co', 'sb-abcdef-auth-token'],
])('supabase-js keeps the session of %s under %s', (address, key) => {
  expect(sessionKey(address)).toBe(key);
});
