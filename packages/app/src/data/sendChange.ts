import { confirmChange, type Ledger, makeChange, undoChange } from '@tribunen/domain';
import { hashKey, type MutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { LedgerEntry, LedgerQuery } from './ledgerQuery.ts';
import type { OfflineChangeKind } from './offlineChanges/OfflineChange.ts';
import type { CallOutcome, OfflineChanges } from './offlineChanges/OfflineChanges.ts';
import { afterAskedWait } from './afterAskedWait.ts';
import { isUndecided } from './isUndecided.ts';

/** The changes of a query's data, and their calls. */
export interface ChangeParts<Data, Change> {
  readonly query: Pick<LedgerQuery<Data, Change>, 'queryKey' | 'apply'>;
  /** Makes the change on the server. */
  readonly call: (change: Change) => Promise<void>;
  readonly onDone?: (change: Change) => void;
  /** Shows the failure to the spectator, in the specification's words. The change has already been undone. */
  readonly onFailed: (error: Error, change: Change) => void;
  /** The kind of change that waits for the network if it gets no answer (OFFLINE-5). A change without this option fails. */
  readonly waits?: {
    readonly changes: OfflineChanges;
    readonly userId: string;
    readonly kind: OfflineChangeKind;
  };
}

/** A change and the name of its call. */
interface MadeCall<Change> {
  readonly id: string;
  readonly change: Change;
}

/** The longest pause between two attempts while the browser reports a network. */
const longestPauseMs = 10_000;

let calls = 0;

/** Makes a change: it shows at once (CHANGE-1), is stored on the device if it may have to wait, and is sent. */
export function makeAndSend<Data, Change>(
  queryClient: QueryClient,
  parts: ChangeParts<Data, Change>,
  change: Change,
): void {
  const { query, waits } = parts;
  calls += 1;
  const id = waits === undefined ? `call ${calls}` : crypto.randomUUID();
  const queryKey = query.queryKey.map(String);
  waits?.changes.keep({ id, userId: waits.userId, kind: waits.kind, queryKey, change });
  writeLedger<Data, Change>(queryClient, query.queryKey, (ledger) => makeChange(ledger, id, change));
  sendChange(queryClient, parts, { id, change });
}

/**
 * Sends a change, after earlier changes of the same query. A refused change is undone, with an error on the screen
 * (CHANGE-2). A change that may wait is tried until there is an answer. After the last call the data are loaded again.
 */
export function sendChange<Data, Change>(
  queryClient: QueryClient,
  parts: ChangeParts<Data, Change>,
  made: MadeCall<Change>,
): void {
  const mutation = queryClient.getMutationCache().build(queryClient, changeMutation(queryClient, parts));
  mutation.execute(made).catch(() => {
    // `onError` has already undone the change, logged it and shown an error.
  });
}

function changeMutation<Data, Change>(
  queryClient: QueryClient,
  { query: { queryKey, apply }, call, onDone, onFailed, waits }: ChangeParts<Data, Change>,
): MutationOptions<CallOutcome, Error, MadeCall<Change>> {
  const scope = changeScope(queryKey);
  const write = (next: (ledger: Ledger<Data, Change>) => Ledger<Data, Change>): void =>
    writeLedger(queryClient, queryKey, next);
  return {
    scope: { id: scope },
    mutationFn: async ({ id, change }) => {
      if (waits !== undefined) return waits.changes.send(id, waits.userId, () => call(change));
      await call(change);
      return 'sent';
    },
    ...(waits !== undefined && {
      // The first attempt is made even if the browser reports no network. The next ones wait until it reports one and the page is visible.
      networkMode: 'offlineFirst',
      retry: (_failures, error) => isUndecided(error),
      retryDelay: (failures, error) => afterAskedWait(Math.min(1000 * 2 ** failures, longestPauseMs), error),
    }),
    onSuccess: (outcome, { id, change }) => {
      write((ledger) => confirmChange(ledger, id, apply));
      if (outcome === 'sent') onDone?.(change);
    },
    onError: (error, { id, change }) => {
      console.error('A change failed', queryKey, error);
      write((ledger) => undoChange(ledger, id, apply));
      onFailed(error, change);
    },
    onSettled: async () => {
      // A load under way may have read the data before the change was made.
      await queryClient.cancelQueries({ queryKey, exact: true });
      const isLast = queryClient.isMutating({ predicate: isInScope(queryKey) }) === 1;
      if (isLast) void queryClient.invalidateQueries({ queryKey, exact: true });
    },
  };
}

/** Writes the changes into a query's data. Data that were removed at the end of the session are not written again. */
function writeLedger<Data, Change>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  next: (ledger: Ledger<Data, Change>) => Ledger<Data, Change>,
): void {
  queryClient.setQueryData<LedgerEntry<Data, Change>>(queryKey, (entry) =>
    entry === undefined ? undefined : { origin: 'changed', ledger: next(entry.ledger) },
  );
}

/** Whether a mutation is the call of a change of a query's data. */
export function isInScope(queryKey: QueryKey): (mutation: { readonly options: MutationOptions }) => boolean {
  const scope = changeScope(queryKey);
  return ({ options }) => options.scope?.id === scope;
}

/** The scope of the calls for one query's changes, in which one call is sent after another. */
function changeScope(queryKey: QueryKey): string {
  return `change ${hashKey(queryKey)}`;
}
