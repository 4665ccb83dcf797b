// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { openTestSite, TestBrowser } from '../testing/openTestSite.ts';
import { adminApi } from './adminApi.ts';

const administrator = { email: 'vaktmester@eksempel.no', password: 'Lysmaster#7420' };

test('an administrator warms the results by a POST without a body, and reads the report', async () => {
  await openTestSite();
  const access = await new TestBrowser().openSignedIn(administrator);
  const calls = vi.spyOn(globalThis, 'fetch');
  const answer = await adminApi.of(access).warmResults();
  expect(answer).toMatchObject({ success: true, warmed: { length: 4 } });
  const [[address, options] = []] = calls.mock.calls;
  expect(address).toMatch(/\/functions\/v1\/results-aggregator$/);
  expect(options).toMatchObject({ method: 'POST' });
  expect(options?.body).toBeUndefined();
  calls.mockRestore();
});
