import type { QueryCacheNotifyEvent } from '@tanstack/react-query';

/**
 * Whether an event of the query cache stores an answer of the backend. Data that the page itself writes into the cache
 * (`setQueryData`) do not count as an answer.
 *
 * @example
 * queryClient.getQueryCache().subscribe((event) => isAnswer(event) && merge(event.query));
 */
export function isAnswer(event: QueryCacheNotifyEvent): boolean {
  return event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true;
}
