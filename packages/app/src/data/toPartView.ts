import type { PartView } from '@tribunen/ui';
import type { UseQueryResult } from '@tanstack/react-query';

/**
 * The view of a part of a page, from its query. Loaded data stay while the query loads again, and when that fails.
 * @param whyOf returns the reason of a failure, as the end of a sentence (`useFailureWords`)
 */
export function toPartView<Data, Value>(
  { data, error, refetch }: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>,
  whyOf: (error: unknown) => string,
  toValue: (data: Data) => Value,
): PartView<Value> {
  if (data !== undefined) return { status: 'ready', value: toValue(data) };
  return error === null
    ? { status: 'loading' }
    : { status: 'error', message: whyOf(error), onRetry: () => void refetch() };
}
