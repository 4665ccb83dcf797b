import { type ApplyChange, type Ledger, learnKnown, shownData } from '@tribunen/domain';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { afterAskedWait } from './afterAskedWait.ts';

/** The entry in the query cache for data that the spectator can change: the loaded data, with the changes that have been made since. */
export interface LedgerEntry<Data, Change> {
  readonly origin: 'loaded' | 'changed';
  readonly ledger: Ledger<Data, Change>;
}

/** A query whose data the spectator can change. */
export type LedgerQuery<Data, Change> = ReturnType<typeof ledgerQuery<Data, Change>>;

interface LedgerQueryParts<Data, Change> {
  readonly queryKey: QueryKey;
  readonly load: () => Promise<Data>;
  /** The pure function of domain that applies a change to the data. */
  readonly apply: ApplyChange<Data, Change>;
  /** The data after a load whose answer is not complete, such as a chat's latest messages. By default the data are the answer. */
  readonly join?: (known: Data, loaded: Data) => Data;
  /** Milliseconds for which an answer counts as fresh. */
  readonly staleTime: number;
  /**
   * Milliseconds after which a failed load is repeated, until one succeeds; a function chooses them by the error. Without it a failed load is
   * repeated once, at once.
   */
  readonly reloadAfterErrorMs?: number | ((error: Error) => number);
  /** Whether a failed load is first repeated once, at once, before that. */
  readonly repeatAtOnce?: true;
  /** Milliseconds after which the data are loaded again while a screen shows them. */
  readonly reloadEveryMs?: (known: Data) => number;
}

/**
 * A query whose data the spectator can change (`useChange`). Screens receive the data with all changes; a load keeps
 * the changes under way (CHANGE-4).
 *
 * @example
 * const query = ledgerQuery({ queryKey: privateKey(userId, 'invitations'), load, apply: withoutAnswered, staleTime: 60_000 });
 * const { data: invitations } = useQuery(query.options);
 */
export function ledgerQuery<Data, Change>({
  queryKey,
  load,
  apply,
  join = (_known, loaded) => loaded,
  staleTime,
  reloadAfterErrorMs,
  repeatAtOnce,
  reloadEveryMs,
}: LedgerQueryParts<Data, Change>) {
  const options = queryOptions<LedgerEntry<Data, Change>, Error, Data>({
    queryKey,
    queryFn: async () => ({ origin: 'loaded', ledger: { known: await load(), changes: [] } }),
    select: ({ ledger }) => shownData(ledger, apply),
    staleTime,
    structuralSharing: (before, after) => layUnderChanges<Data>(before, after, join),
    ...(reloadAfterErrorMs !== undefined && repeatAtOnce !== true && { retry: false }),
    // TanStack Query restarts the interval when the data changes. A row from the socket must not postpone the next load.
    refetchInterval: ({ state: { status, error, data, dataUpdatedAt } }) => {
      if (status === 'error' && error !== null) {
        const own = typeof reloadAfterErrorMs === 'function' ? reloadAfterErrorMs(error) : reloadAfterErrorMs;
        return own === undefined ? false : afterAskedWait(own, error);
      }
      if (data === undefined || reloadEveryMs === undefined) return false;
      return Math.max(1, dataUpdatedAt + reloadEveryMs(data.ledger.known) - Date.now());
    },
  });
  return { queryKey, options, apply };
}

// React-query calls this in the step in which it stores an answer, so that no change can happen in between. It types its data as unknown.
function layUnderChanges<Data>(before: unknown, after: unknown, join: (known: Data, loaded: Data) => Data): unknown {
  if (!isEntry<Data>(before) || !isEntry<Data>(after) || after.origin !== 'loaded') return after;
  return { origin: 'changed', ledger: learnKnown(before.ledger, join(before.ledger.known, after.ledger.known)) };
}

/** Whether the data of a query are an entry with changes. */
export function isEntry<Data>(data: unknown): data is LedgerEntry<Data, unknown> {
  return typeof data === 'object' && data !== null && 'origin' in data && 'ledger' in data;
}
