import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a query that fails is logged once, with its key, after its retries', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const queryClient = createQueryClient({ retryDelay: 0 });
  const failure = new Error('API call failed: 500');
  const load = vi.fn(() => Promise.reject(failure));
  await expect(queryClient.query({ queryKey: ['squad', '57'], queryFn: load, retry: 1 })).rejects.toThrow(failure);
  expect(load).toHaveBeenCalledTimes(2);
  expect(logged.mock.calls).toEqual([['A query failed', ['squad', '57'], failure]]);
  queryClient.clear();
});

test('a query that is cancelled is not logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const queryClient = createQueryClient();
  const answer = queryClient.query({ queryKey: ['squad', '57'], queryFn: () => new Promise<never>(() => {}) });
  await queryClient.cancelQueries();
  await expect(answer).rejects.toThrow('CancelledError');
  expect(logged).not.toHaveBeenCalled();
  queryClient.clear();
});
