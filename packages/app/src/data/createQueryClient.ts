import { type DefaultOptions, QueryCache, QueryClient } from '@tanstack/react-query';
import { askedWait } from './afterAskedWait.ts';
import { restoredQueries } from './storedAnswers/restoredQueries.ts';

/**
 * Creates the query cache, the only store of server data. Each query that fails, repeats included, is logged here once, with its key.
 *
 * @param queries options of every query, in place of the app's own
 */
export function createQueryClient(queries: DefaultOptions['queries'] = {}): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.error('A query failed', queryKey, error),
    }),
    // A backend that asks for a wait is not asked again at once. Offline, a request fails at once and the screen says so, instead of waiting for a network.
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures === 0 && askedWait(error) === null,
        retryDelay: 500,
        networkMode: 'always',
        // The live connection reloads what it keeps up to date. It may start after the network is back, and then knows of no absence.
        refetchOnReconnect: ({ queryHash }) => restoredQueries(client).has(queryHash) && 'always',
        ...queries,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
