import { afterAskedWait } from './afterAskedWait.ts';

/**
 * The options of a query whose failed load is repeated every `ms`, but never sooner than the backend allows, and when
 * the network is back.
 */
export function repeatedAfterError(ms: number) {
  return {
    refetchInterval: ({ state }: { readonly state: { readonly status: string; readonly error: unknown } }) =>
      state.status === 'error' && afterAskedWait(ms, state.error),
    refetchOnReconnect: true,
  } as const;
}
