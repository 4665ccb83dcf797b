import { QueryClient } from '@tanstack/react-query';

/** Creates the query cache, the only store of server data. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // Offline, a request fails at once and the screen says so, instead of waiting for a network.
    defaultOptions: {
      queries: { retry: 1, retryDelay: 500, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
