import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenFirstScreenStands } from './whenFirstScreenStands.ts';
import { prefetch } from '../data/prefetch.ts';

let queryClient: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  // In this test the page is idle at once.
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('the rest of the app starts once the matches have loaded, and only once', async () => {
  const begin = vi.fn();
  whenFirstScreenStands(queryClient, '/results', begin);
  await queryClient.query({ queryKey: ['follows', 'u1'], queryFn: () => [] });
  expect(begin).not.toHaveBeenCalled();
  await queryClient.query({ queryKey: ['matches', '2026-11-21'], queryFn: () => [] });
  expect(begin).toHaveBeenCalledTimes(1);
  await queryClient.query({ queryKey: ['matches', '2026-11-22'], queryFn: () => [] });
  vi.advanceTimersByTime(10_000);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('the rest of the app also starts when the matches have failed to load', async () => {
  const begin = vi.fn();
  whenFirstScreenStands(queryClient, '/results', begin);
  await prefetch(queryClient, {
    queryKey: ['matches', '2026-11-21'],
    queryFn: () => Promise.reject(new Error('API call failed: 500')),
  });
  expect(begin).toHaveBeenCalledTimes(1);
});

test('on a screen without matches the rest of the app starts after two seconds', () => {
  const begin = vi.fn();
  whenFirstScreenStands(queryClient, '/results', begin);
  vi.advanceTimersByTime(1999);
  expect(begin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledTimes(1);
});

test.each([
  ['/match', ['private', 'chat', '0', 'Brann vs Viking', '']],
  ['/match/7', ['match', '7']],
])(
  'at %s it starts once the data for which it was opened has loaded: the matches come first',
  async (pathname, key) => {
    const begin = vi.fn();
    whenFirstScreenStands(queryClient, pathname, begin);
    await queryClient.query({ queryKey: ['matches', '2026-11-21'], queryFn: () => [] });
    expect(begin).not.toHaveBeenCalled();
    await queryClient.query({ queryKey: key, queryFn: () => [] });
    expect(begin).toHaveBeenCalledTimes(1);
  },
);
