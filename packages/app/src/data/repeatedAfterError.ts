/**
 * The options of a query whose failed load is repeated every `ms`, and when the network is back.
 *
 * @example
 * queryOptions({ queryKey: ['competitions'], queryFn: load, ...repeatedAfterError(15_000) });
 */
export function repeatedAfterError(ms: number) {
  return {
    refetchInterval: ({ state }: { readonly state: { readonly status: string } }) => state.status === 'error' && ms,
    refetchOnReconnect: true,
  } as const;
}
