import { expect, test } from 'vitest';
import { signedInAs } from '../testing/ExampleSession.ts';
import type { Config } from '../config.ts';
import { tabsIdentity } from './openLiveConnection.ts';

const demo: Config = { kind: 'demo', productName: 'Tribunen', apiUrl: '/api' };
const configured: Config = {
  kind: 'configured',
  productName: 'Tribunen',
  apiUrl: '/api',
  supabaseUrl: 'https://example.supabase.co',
  vapidPublicKey: null,
  supabaseAnonKey: 'anon-key',
};
const kari = signedInAs('Kari', { id: 'u1' });

test('a tab has no identity until the session is known', () => {
  expect(tabsIdentity(demo, { status: 'loading' }, '')).toBeNull();
});

test('tabs of two spectators, or of two worlds of the demo, have different identities', () => {
  const identities = [
    tabsIdentity(configured, kari, ''),
    tabsIdentity(configured, { status: 'signed-out', reason: 'visitor' }, ''),
    tabsIdentity(demo, kari, ''),
    tabsIdentity(demo, kari, '?demo=feil'),
    tabsIdentity(demo, kari, '?seed=2'),
  ];
  expect(new Set(identities).size).toBe(identities.length);
});

test('the screen that a tab shows does not matter', () => {
  expect(tabsIdentity(demo, kari, '?demo=feil&date=2026-11-20')).toBe(tabsIdentity(demo, kari, '?demo=feil'));
});
