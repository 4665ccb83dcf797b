import { afterEach, expect, test, vi } from 'vitest';
import type { KnownSpectator } from '../../features/shell/SpectatorWatch.ts';
import { Observable } from '../../lib/state/Observable.ts';
import { AppBadge } from './AppBadge.ts';

const setAppBadge = vi.fn<(count?: number) => Promise<void>>().mockResolvedValue();
const clearAppBadge = vi.fn<() => Promise<void>>().mockResolvedValue();
let badge: AppBadge | null = null;

afterEach(() => {
  badge?.stop();
  setAppBadge.mockClear();
  clearAppBadge.mockClear();
});

function open(browser: ConstructorParameters<typeof AppBadge>[0]['browser'] = { setAppBadge, clearAppBadge }) {
  const known = new Observable<KnownSpectator | null>(null);
  const spectator = new Observable<Observable<KnownSpectator | null> | null>(null);
  badge = new AppBadge({ spectator, browser });
  badge.start();
  spectator.set(known);
  return {
    learn: (unread: number) => known.set({ name: null, invitations: null, unread }),
    leave: () => known.set(null),
  };
}

test('a number left from the last visit is removed when nothing is unread', () => {
  const { learn } = open();
  learn(0);
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

test('the icon shows how many messages are unread, and nothing once they are read', () => {
  const { learn } = open();
  learn(3);
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
  clearAppBadge.mockClear();
  learn(0);
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

test('the icon has no number after sign-out', () => {
  const { learn, leave } = open();
  learn(2);
  clearAppBadge.mockClear();
  leave();
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

test('a number that has not changed is not set again', () => {
  const { learn } = open();
  learn(2);
  learn(2);
  expect(setAppBadge).toHaveBeenCalledOnce();
});

test('a browser without badges is not called', () => {
  expect(() => open({}).learn(2)).not.toThrow();
});
