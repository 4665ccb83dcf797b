import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { ChangesListener } from '../api/realtime/subscribeToRows.ts';
import type { LedgerQuery } from './ledgerQuery.ts';
import { isAnswer } from './isAnswer.ts';
import { updateKnown } from './updateKnown.ts';
import { FrameBatcher } from '../lib/state/FrameBatcher.ts';

/** The query, the subscription that keeps it live, and the functions by which rows change its data. */
export interface RowsParts<Message, Data, Change> {
  readonly query: LedgerQuery<Data, Change>;
  /** Subscribes to the rows that the query loads. Returns a function that ends the subscription. */
  readonly subscribe: (listener: ChangesListener<Message>) => () => void;
  /** The data after a message of the subscription, which is the change of a row. */
  readonly receive: (data: Data, message: Message) => Data;
  /** The data after the subscription is lost; unchanged by default. */
  readonly loseTouch?: (data: Data) => Data;
  /** The data after a load that began while the subscription was up, and so contains everything that was missed. */
  readonly catchUp?: (data: Data) => Data;
  /** Rows that arrive within this many milliseconds are merged and rendered together; by default those within a frame. */
  readonly gatherMs?: number;
}

/**
 * Merges the rows of a subscription into a query, and loads the query again whenever the subscription comes up, because
 * rows written before are not sent. A row that arrives during a load may be newer than the load's answer, so it is
 * merged into the answer too.
 *
 * @returns a function that ends the subscription
 */
export function mergeRows<Message, Data, Change>(
  queryClient: QueryClient,
  { query, subscribe, receive, loseTouch = same, catchUp = same, gatherMs }: RowsParts<Message, Data, Change>,
): () => void {
  const { queryKey } = query;
  const hash = hashKey(queryKey);
  let heardWhileLoading: Message[] = [];
  let isUp = false;
  /** Whether the subscription has been up since the load under way began. */
  let isLoadingUnderRows = false;

  const update = (next: (data: Data) => Data): void => updateKnown(queryClient, query, next);

  const reload = async (): Promise<void> => {
    // A load that began before the subscription came up may miss rows that were written in between.
    await queryClient.cancelQueries({ queryKey, exact: true });
    await queryClient.invalidateQueries({ queryKey, exact: true });
  };

  // Called in the step in which an answer is stored, before a screen has seen it.
  const endLoads = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return;
    const isLoaded = isAnswer(event);
    const isLoading = event.action.type === 'fetch';
    if (isLoaded) {
      const heard = heardWhileLoading;
      if (heard.length > 0) update((data) => heard.reduce(receive, data));
      if (isLoadingUnderRows) update(catchUp);
    }
    if (isLoading) isLoadingUnderRows = isUp;
    if (isLoaded || isLoading) heardWhileLoading = [];
  });
  const gatherer = new FrameBatcher<Message>((changes) => {
    if (queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching') heardWhileLoading.push(...changes);
    update((data) => changes.reduce(receive, data));
  }, gatherMs);
  const endRows = subscribe({
    onUp: () => {
      isUp = true;
      void reload();
    },
    onDown: () => {
      gatherer.flush();
      isUp = false;
      isLoadingUnderRows = false;
      update(loseTouch);
    },
    onChange: (change) => gatherer.add(change),
  });
  return () => {
    endRows();
    gatherer.flush();
    endLoads();
    gatherer.stop();
    update(loseTouch);
  };
}

function same<Data>(data: Data): Data {
  return data;
}
