import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { InstallInvitation } from './InstallInvitation.ts';

const hourMs = 3_600_000;
const prompt = vi.fn<() => Promise<unknown>>();
let opened: InstallInvitation | null = null;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  prompt.mockReset().mockResolvedValue(null);
});
afterEach(() => {
  opened?.stop();
  opened = null;
});

/** Opens a page, which the reader looks at for a minute. */
function visit({ asks = true, isByHand = false } = {}): InstallInvitation {
  opened?.stop();
  vi.setSystemTime(Date.now() + hourMs);
  opened = new InstallInvitation({
    storage: new SafeStorage(() => localStorage),
    browser: window,
    isByHand,
    now: () => Date.now(),
  });
  opened.start();
  if (asks) dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  vi.advanceTimersByTime(60_000);
  return opened;
}

test('INSTALL-1 the invitation appears at the second visit, not at the first', () => {
  expect(visit().way.current()).toBeNull();
  expect(visit().way.current()).toBe('by-question');
});

test('INSTALL-1 an invitation that the reader has closed does not appear again', () => {
  visit();
  const invitation = visit();
  invitation.close();
  expect(invitation.way.current()).toBeNull();
  expect(visit().way.current()).toBeNull();
});

test('INSTALL-1 accepting the invitation makes the browser ask, and the invitation does not appear again', () => {
  visit();
  visit().install();
  expect(prompt).toHaveBeenCalledOnce();
  expect(visit().way.current()).toBeNull();
});

test('INSTALL-1 the invitation does not appear after the app was installed in another way', () => {
  visit();
  const invitation = visit();
  dispatchEvent(new Event('appinstalled'));
  expect(invitation.way.current()).toBeNull();
  expect(visit().way.current()).toBeNull();
});

test('on an iPhone the invitation explains how to install the app from the share menu', () => {
  visit({ asks: false, isByHand: true });
  expect(visit({ asks: false, isByHand: true }).way.current()).toBe('by-hand');
});

test('a browser that cannot install the app shows no invitation', () => {
  visit({ asks: false });
  expect(visit({ asks: false }).way.current()).toBeNull();
});

test('the browser’s own invitation does not appear', () => {
  visit();
  const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(question);
  expect(question.defaultPrevented).toBe(true);
});
