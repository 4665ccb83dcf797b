import { expect, test } from 'vitest';
import { webNotificationsSetting } from './webNotificationsSetting.ts';

test.each([true, false])('wanted or not (%s), the browser is asked before anything is on', (wanted) => {
  expect(webNotificationsSetting('default', wanted)).toBe('ask');
});

test('with permission it is as the spectator wants it', () => {
  expect(webNotificationsSetting('granted', true)).toBe('on');
  expect(webNotificationsSetting('granted', false)).toBe('off');
});

test.each(['denied', 'unsupported'] as const)('wanted or not, %s is %s', (permission) => {
  expect(webNotificationsSetting(permission, true)).toBe(permission);
  expect(webNotificationsSetting(permission, false)).toBe(permission);
});
