import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { InstallInvitation } from './InstallInvitation.ts';

const hourMs = 3_600_000;
const prompt = vi.fn<() => Promise<unknown>>();
let opened: InstallInvitation | null = null;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  localStorage.clear();
  prompt.mockReset().mockResolvedValue(null);
});
afterEach(() => {
  opened?.stop();
  opened = null;
  vi.useRealTimers();
});

/** A page is opened, and the reader looks at it for a minute. */
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

test('INSTALL-1 nobody is invited at the first visit, and everybody at the second', () => {
  expect(visit().way.current()).toBeNull();
  expect(visit().way.current()).toBe('by-question');
});

test('INSTALL-1 an invitation that was closed does not come again', () => {
  visit();
  const invitation = visit();
  invitation.close();
  expect(invitation.way.current()).toBeNull();
  expect(visit().way.current()).toBeNull();
});

test('INSTALL-1 to accept it has the browser ask, and it does not come again', () => {
  visit();
  visit().install();
  expect(prompt).toHaveBeenCalledOnce();
  expect(visit().way.current()).toBeNull();
});

test('INSTALL-1 an app that was installed otherwise invites no more', () => {
  visit();
  const invitation = visit();
  dispatchEvent(new Event('appinstalled'));
  expect(invitation.way.current()).toBeNull();
  expect(visit().way.current()).toBeNull();
});

test('on an iPhone the invitation tells where the share menu has it', () => {
  visit({ asks: false, isByHand: true });
  expect(visit({ asks: false, isByHand: true }).way.current()).toBe('by-hand');
});

test('a browser that cannot install the app invites to nothing', () => {
  visit({ asks: false });
  expect(visit({ asks: false }).way.current()).toBeNull();
});

test('the browser’s own bar does not come', () => {
  visit();
  const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(question);
  expect(question.defaultPrevented).toBe(true);
});
