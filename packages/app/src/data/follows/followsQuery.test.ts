import { QueryClient } from '@tanstack/react-query';
import type { Follow } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { followsKey, reloadFollows } from './followsQuery.ts';

test('a load of the follows that is cancelled because the socket came up does not fail', async () => {
  const queryClient = new QueryClient();
  const load = reloadFollows(queryClient, { follows: () => new Promise<never>(() => {}) }, 'marte');
  await queryClient.cancelQueries({ queryKey: followsKey('marte') });
  await expect(load).resolves.toBeUndefined();
});

test('a failed load of the follows rejects the query that started it', async () => {
  const follows = (): Promise<readonly Follow[]> => Promise.reject(new Error('no network'));
  await expect(reloadFollows(new QueryClient(), { follows }, 'marte')).rejects.toThrow('no network');
});
