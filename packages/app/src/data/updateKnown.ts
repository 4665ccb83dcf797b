import { learnKnown } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { LedgerEntry, LedgerQuery } from './ledgerQuery.ts';

/**
 * Updates the loaded data with something that did not come from a load, such as a row from the socket. Changes under
 * way stay applied (CHANGE-4). The age of the data stays that of their last load. Without data nothing happens.
 */
export function updateKnown<Data, Change>(
  queryClient: QueryClient,
  { queryKey }: LedgerQuery<Data, Change>,
  update: (known: Data) => Data,
): void {
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  queryClient.setQueryData<LedgerEntry<Data, Change>>(
    queryKey,
    (entry) =>
      entry === undefined
        ? undefined
        : { origin: 'changed', ledger: learnKnown(entry.ledger, update(entry.ledger.known)) },
    { updatedAt },
  );
}
