import { expect, test, vi } from 'vitest';
import { logFailedUpdates } from './logFailedUpdates.ts';

test('a failed update of the service worker is logged instead of rejecting', async () => {
  const complaint = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = new TypeError('Failed to update a ServiceWorker: Not found');
  const registration = { update: () => Promise.reject<ServiceWorkerRegistration>(failure) };
  logFailedUpdates(registration);
  expect(await registration.update()).toBe(registration);
  expect(complaint).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
});

test('a successful update resolves to its registration', async () => {
  const updated: unknown = {};
  const registration = { update: () => Promise.resolve(updated) };
  Reflect.apply(logFailedUpdates, null, [registration]);
  expect(await registration.update()).toBe(updated);
});
