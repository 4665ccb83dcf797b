import { QueryClient } from '@tanstack/react-query';

/** The page's query cache, the only store of what the backend knows. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // Offline is an answer too: the screens say so, instead of waiting for a network that may not come.
    defaultOptions: { queries: { retry: 1, retryDelay: 500, networkMode: 'always' } },
  });
}
