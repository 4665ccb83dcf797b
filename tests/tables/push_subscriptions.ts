import { pushSubscriptionRow } from '@tribunen/contract';
import { device, ids } from '../contract/calls/ids.ts';
import { ago, at, id } from './lib/examples.ts';
import { ownTable } from './lib/ownTable.ts';

const written = 'user_id endpoint p256dh auth language device seen_at delay_seconds message_delay_seconds';

export const table = ownTable({
  row: pushSubscriptionRow,
  removes: true,
  inserts: `id ${written}`,
  changes: written,
  why: {
    'the list of the user’s own devices': 'delay_seconds device failures language message_delay_seconds seen_at',
    'the device compares them with those of its browser': 'auth endpoint p256dh',
  },
  first: ({ owner }) => ({
    id,
    user_id: owner,
    endpoint: 'https://push.example.test/send/1',
    p256dh: 'A'.repeat(87),
    auth: 'A'.repeat(22),
    language: 'nb',
    device: 'Telefon',
    created_at: at,
    seen_at: at,
    failures: 0,
  }),
  newRow: (asker) => ({
    user_id: asker,
    endpoint: 'https://push.example.test/send/2',
    p256dh: 'B'.repeat(87),
    auth: 'B'.repeat(22),
    language: 'en',
  }),
  account: ({ owner, friend }, row) =>
    [owner, friend].map((user_id, n) => ({ ...row, user_id, endpoint: `https://push.example.test/send/${n}` })),
  standing: ({ owner }) => [{ user_id: owner.id, endpoint: ids.endpoint, ...device, seen_at: ago(1) }],
  forged: ({ owner }) => ({ user_id: owner.id, ...device, endpoint: `${ids.endpoint}/forged` }),
  many: {
    columns: 'user_id, endpoint, p256dh, auth, language',
    values: (user) => `${user}, 'https://push.example.no/' || p || '/' || n, repeat('a', 87), repeat('a', 22), 'nb'`,
    each: 5,
  },
  refuses: [
    ['an address without HTTPS', { endpoint: 'http://push.example.test/send/2' }],
    ['an IP address', { endpoint: 'https://127.0.0.1/send/2' }],
    ['the host localhost', { endpoint: 'https://localhost/send/2' }],
    ['a host that begins with Punycode', { endpoint: 'https://xn--a.com/send/2' }],
    ['a host with Punycode after the first dot', { endpoint: 'https://push.xn--a.com/send/2' }],
    ['the device of another user', { endpoint: 'https://push.example.test/send/1' }],
    ['a key of half the length', { p256dh: 'A'.repeat(44) }],
    ['a secret of half the length', { auth: 'A'.repeat(11) }],
    ['a language that the app does not have', { language: 'de' }],
    ['a delay longer than three minutes', { delay_seconds: 181 }],
    ['a delay of messages that is longer than three minutes', { message_delay_seconds: 181 }],
    ['a device name of 101 characters', { device: 'a'.repeat(101) }],
  ],
});
