import { type DefaultOptions, QueryCache, QueryClient } from '@tanstack/react-query';
import { askedWait } from './afterAskedWait.ts';
import { restoredQueries } from './storedAnswers/restoredQueries.ts';

/**
 * Creates the query cache, the only store of server data. A query that still fails after its retries is logged here
 * once, with its key.
 *
 * @param queries options of every query, in place of the app's own
 */
export function createQueryClient(queries: DefaultOptions['queries'] = {}): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.error('A query failed', queryKey, error),
    }),
    // A failed query is retried once, unless the backend demands a wait. Offline, a request fails at once and the
    // screen shows that, instead of waiting for a network.
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures === 0 && askedWait(error) === null,
        retryDelay: 500,
        networkMode: 'always',
        // The live connection reloads the data that it keeps up to date. If it starts only after the network is back,
        // it does not know that the network was away, so restored queries are loaded here.
        refetchOnReconnect: ({ queryHash }) => restoredQueries(client).has(queryHash) && 'always',
        ...queries,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
