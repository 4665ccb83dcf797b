import { expect, test, vi } from 'vitest';
import { logFailedUpdates } from './logFailedUpdates.ts';

test('an update of the service worker that fails is logged, and rejects nothing', async () => {
  const complaint = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = new TypeError('Failed to update a ServiceWorker: Not found');
  const registration = { update: () => Promise.reject<ServiceWorkerRegistration>(failure) };
  logFailedUpdates(registration);
  expect(await registration.update()).toBe(registration);
  expect(complaint).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
});

test('an update that succeeds brings its registration', async () => {
  const updated: unknown = {};
  const registration = { update: () => Promise.resolve(updated) };
  Reflect.apply(logFailedUpdates, null, [registration]);
  expect(await registration.update()).toBe(updated);
});
