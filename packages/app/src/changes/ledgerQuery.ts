import { type ApplyChange, type Ledger, learnKnown, shownData } from '@tribunen/domain';
import { queryOptions, type QueryKey } from '@tanstack/react-query';

/** What the query cache holds of data that the spectator can change. What was `loaded` is laid under the changes made since. */
export interface LedgerEntry<Data, Change> {
  readonly origin: 'loaded' | 'changed';
  readonly ledger: Ledger<Data, Change>;
}

/** A query whose data the spectator can change. */
export type LedgerQuery<Data, Change> = ReturnType<typeof ledgerQuery<Data, Change>>;

interface LedgerQueryParts<Data, Change> {
  readonly queryKey: QueryKey;
  readonly load: () => Promise<Data>;
  /** The rule of domain that makes a change in the data. It depends on nothing but its arguments. */
  readonly apply: ApplyChange<Data, Change>;
  /** Milliseconds for which an answer counts as fresh. */
  readonly staleTime: number;
  /** Milliseconds after which a failed load is repeated, until one succeeds. Without it one is repeated once, at once. */
  readonly reloadAfterErrorMs?: number;
}

/**
 * A query whose data the spectator can change (`useChange`). Screens receive the data with every change made in it; a load keeps the
 * changes that are under way (CHANGE-4).
 *
 * @example
 * const query = ledgerQuery({ queryKey: privateKey(userId, 'invitations'), load, apply: withoutAnswered, staleTime: 60_000 });
 * const { data: invitations } = useQuery(query.options);
 */
export function ledgerQuery<Data, Change>({
  queryKey,
  load,
  apply,
  staleTime,
  reloadAfterErrorMs,
}: LedgerQueryParts<Data, Change>) {
  const options = queryOptions<LedgerEntry<Data, Change>, Error, Data>({
    queryKey,
    queryFn: async () => ({ origin: 'loaded', ledger: { known: await load(), changes: [] } }),
    select: ({ ledger }) => shownData(ledger, apply),
    staleTime,
    structuralSharing: layUnderChanges,
    ...(reloadAfterErrorMs !== undefined && {
      retry: false,
      refetchInterval: ({ state }) => state.status === 'error' && reloadAfterErrorMs,
    }),
  });
  return { queryKey, options, apply };
}

// React-query calls this in the step in which it stores an answer, so that no change falls between. It types what it holds as unknown.
function layUnderChanges(before: unknown, after: unknown): unknown {
  if (!isEntry(before) || !isEntry(after) || after.origin !== 'loaded') return after;
  return { origin: 'changed', ledger: learnKnown(before.ledger, after.ledger.known) };
}

function isEntry(data: unknown): data is LedgerEntry<unknown, unknown> {
  return typeof data === 'object' && data !== null && 'origin' in data && 'ledger' in data;
}
