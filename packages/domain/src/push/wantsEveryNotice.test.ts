import { expect, test } from 'vitest';
import { wantsEveryNotice } from './wantsEveryNotice.ts';

test('PUSH-16 Apple’s push service requires a notice for every message, and no other does', () => {
  expect(wantsEveryNotice('https://web.push.apple.com/QGuQy')).toBe(true);
  expect(wantsEveryNotice('https://api.push.apple.com/3/device/1')).toBe(true);
  expect(wantsEveryNotice('https://fcm.googleapis.com/fcm/send/eEsw5')).toBe(false);
  expect(wantsEveryNotice('https://push.apple.com.example.test/send/1')).toBe(false);
  expect(wantsEveryNotice('https://notpush.apple.com/1')).toBe(false);
  expect(wantsEveryNotice('https://example.test/https://web.push.apple.com/1')).toBe(false);
});
