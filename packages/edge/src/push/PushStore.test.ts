import { expect, test } from 'vitest';
import { PushStore } from './PushStore.ts';

const now = '2026-11-24T15:00:00.000Z';
const delivery = {
  id: 1,
  kind: 'invitation',
  subject: '5',
  queuedAt: now,
  attempts: 1,
  isShort: false,
  endpoint: 'https://push.example.test/send/1',
  p256dh: 'P',
  auth: 'A',
  language: 'nb',
  quiet: null,
};

test('the store accepts a delivery without a user, which an older version of the database returns', async () => {
  const store = new PushStore(() => Promise.resolve({ now, subjects: {}, deliveries: [delivery] }));
  expect((await store.take(1)).deliveries).toEqual([delivery]);
});
