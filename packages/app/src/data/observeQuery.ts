import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { keepLive } from './keepLive.ts';
import type { LedgerQuery } from './ledgerQuery.ts';
import { type LiveRows, type Row, withRowChange } from './useRows.ts';

/** The result of a query: its data, undefined until a load has succeeded, and whether a load has ended, successfully or not. */
export interface Observation<Data> {
  readonly data: Data | undefined;
  readonly isFetched: boolean;
}

/**
 * Loads a query, as a component that shows it would, and calls the listener with its result after every change.
 *
 * @returns a function that stops it
 */
export function observeQuery<Data, Change>(
  queryClient: QueryClient,
  query: LedgerQuery<Data, Change>,
  onResult: (result: Observation<Data>) => void,
): () => void {
  const observer = new QueryObserver(queryClient, query.options);
  const end = observer.subscribe(onResult);
  onResult(observer.getCurrentResult());
  return end;
}

/** Observes a list of rows that stays live, as `useRows` shows it. */
export function observeRows<Value extends Row, Change>(
  queryClient: QueryClient,
  rows: LiveRows<Value, Change>,
  onResult: (result: Observation<readonly Value[]>) => void,
): () => void {
  const end = observeQuery(queryClient, rows.query, onResult);
  keepLive(queryClient, { ...rows, receive: withRowChange });
  return end;
}
