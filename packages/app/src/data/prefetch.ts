import type { DefaultError, QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';

/** Loads a query ahead of the screen that shows it. If that fails, the screen loads it again and shows the failure. */
export async function prefetch<Data, Shown, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Data, DefaultError, Shown, Data, Key>,
): Promise<void> {
  await queryClient.query(options).catch(() => {});
}
