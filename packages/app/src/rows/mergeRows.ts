import type { RowChange } from '@tribunen/contract';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { RowsListener } from '../backend/realtime/subscribeToRows.ts';
import type { LedgerQuery } from '../changes/ledgerQuery.ts';
import { updateKnown } from '../changes/updateKnown.ts';
import { type Row, withRowChange } from './withRowChange.ts';

/** Where the rows of a query come from, and where they go. */
export interface RowsParts<Value extends Row, Change> {
  readonly query: LedgerQuery<readonly Value[], Change>;
  /** Listens to the same rows as the query loads. Returns what ends it. */
  readonly subscribe: (listener: RowsListener<Value>) => () => void;
}

/**
 * Merges the rows of a subscription into a query, by id, and loads the query again whenever the subscription comes up: what was written before
 * is not sent. A row that arrives while a load is under way may be newer than its answer, so it is merged into that too.
 *
 * @returns what ends it
 */
export function mergeRows<Value extends Row, Change>(
  queryClient: QueryClient,
  { query, subscribe }: RowsParts<Value, Change>,
): () => void {
  const { queryKey } = query;
  const hash = hashKey(queryKey);
  let heardWhileLoading: RowChange<Value>[] = [];

  const merge = (changes: readonly RowChange<Value>[]): void =>
    updateKnown(queryClient, query, (rows) => changes.reduce<readonly Value[]>(withRowChange, rows));

  const reload = async (): Promise<void> => {
    // A load that began before the subscription came up may miss what was written in between.
    await queryClient.cancelQueries({ queryKey, exact: true });
    await queryClient.invalidateQueries({ queryKey, exact: true });
  };

  // Called in the step in which an answer is stored, before a screen has seen it.
  const endLoads = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return;
    const { action } = event;
    const isAnswer = action.type === 'success' && action.manual !== true;
    if (isAnswer && heardWhileLoading.length > 0) merge(heardWhileLoading);
    if (isAnswer || action.type === 'fetch') heardWhileLoading = [];
  });
  const endRows = subscribe({
    onUp: () => void reload(),
    // The data stays, as old as it is, until the subscription is up again.
    onDown: () => {},
    onChange: (change) => {
      if (queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching') heardWhileLoading.push(change);
      merge([change]);
    },
  });
  return () => {
    endRows();
    endLoads();
  };
}
