import { afterAskedWait } from './afterAskedWait.ts';

/**
 * The options of a query whose failed load is repeated every `ms`, but never sooner than the backend allows, and when
 * the network is back.
 *
 * @example
 * queryOptions({ queryKey: ['competitions'], queryFn: load, ...repeatedAfterError(15_000) });
 */
export function repeatedAfterError(ms: number) {
  return {
    refetchInterval: ({ state }: { readonly state: { readonly status: string; readonly error: unknown } }) =>
      state.status === 'error' && afterAskedWait(ms, state.error),
    refetchOnReconnect: true,
  } as const;
}
