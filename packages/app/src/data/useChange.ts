import { confirmChange, type Ledger, makeChange, undoChange } from '@tribunen/domain';
import { prepareToasts } from '@tribunen/ui';
import { hashKey, type QueryKey, useMutation, useQueryClient, useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LedgerEntry, LedgerQuery } from './ledgerQuery.ts';

interface ChangeParts<Data, Change> {
  readonly query: LedgerQuery<Data, Change>;
  /** Makes the change at the server. */
  readonly call: (change: Change) => Promise<void>;
  readonly onDone?: (change: Change) => void;
  /** Tells the spectator, in the specification's words. The change has been taken back already. */
  readonly onFailed: (error: Error, change: Change) => void;
}

interface Made<Change> {
  readonly id: string;
  readonly change: Change;
}

let calls = 0;

/**
 * Makes changes in a query's data. Each change shows at once, and its call is sent after the calls of earlier changes. A change whose call fails
 * is taken back (CHANGE-1 to CHANGE-5). After the last call the data is loaded again.
 *
 * @example
 * const answer = useChange({ query: invitationsQuery(backend, user), call: backend.answerInvitation, onFailed: sayThatItFailed });
 * answer({ token, answer: 'declined' });
 */
export function useChange<Data, Change>({ query, call, onDone, onFailed }: ChangeParts<Data, Change>) {
  const queryClient = useQueryClient();
  const { queryKey, apply } = query;
  const scope = changeScope(queryKey);

  // Without a network a change fails, and the toast that says so must be there already.
  useEffect(() => prepareToasts(), []);

  /** Data that was removed at the end of the session is not written again. */
  const write = (next: (ledger: Ledger<Data, Change>) => Ledger<Data, Change>): void => {
    queryClient.setQueryData<LedgerEntry<Data, Change>>(queryKey, (entry) =>
      entry === undefined ? undefined : { origin: 'changed', ledger: next(entry.ledger) },
    );
  };

  const { mutate } = useMutation<void, Error, Made<Change>>({
    mutationKey: [scope],
    scope: { id: scope },
    mutationFn: ({ change }) => call(change),
    onSuccess: (_answer, { id, change }) => {
      write((ledger) => confirmChange(ledger, id, apply));
      onDone?.(change);
    },
    onError: (error, { id, change }) => {
      console.error('A change failed', queryKey, error);
      write((ledger) => undoChange(ledger, id, apply));
      onFailed(error, change);
    },
    onSettled: async () => {
      // An answer under way may have been read before the change was made.
      await queryClient.cancelQueries({ queryKey, exact: true });
      const isLast = queryClient.isMutating({ mutationKey: [scope] }) === 1;
      if (isLast) void queryClient.invalidateQueries({ queryKey, exact: true });
    },
  });

  return (change: Change): void => {
    calls += 1;
    const id = `call ${calls}`;
    write((ledger) => makeChange(ledger, id, change));
    mutate({ id, change });
  };
}

/** The scope of the calls for one query's changes, in which one call is sent after another. */
function changeScope(queryKey: QueryKey): string {
  return `change ${hashKey(queryKey)}`;
}

/**
 * Whether a change of a query's data is under way, whichever component made it.
 *
 * @example
 * const isSaving = useIsChanging(profileQuery(backend, userId));
 */
export function useIsChanging<Data, Change>({ queryKey }: LedgerQuery<Data, Change>): boolean {
  return useIsMutating({ mutationKey: [changeScope(queryKey)] }) > 0;
}
