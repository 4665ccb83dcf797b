import { prepareToasts } from '@tribunen/ui';
import { type QueryKey, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ChangeParts, isInScope, makeAndSend } from './sendChange.ts';

/**
 * Makes changes in a query's data. Each change shows at once, and its call is sent after the calls of earlier changes.
 * A change whose call fails is undone (CHANGE-1 to CHANGE-5). After the last call the data are loaded again.
 */
export function useChange<Data, Change>(parts: ChangeParts<Data, Change>): (change: Change) => void {
  const queryClient = useQueryClient();

  // Without a network a change fails, and the code of the toast that says so must be loaded already.
  useEffect(() => prepareToasts(), []);

  // The call may end several renders later, so the callbacks of the latest render are called, which have the text typed meanwhile.
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });

  return (change) =>
    makeAndSend(
      queryClient,
      {
        ...parts,
        onDone: (done) => latest.current.onDone?.(done),
        onFailed: (error, failed) => latest.current.onFailed(error, failed),
      },
      change,
    );
}

/** Whether a change of a query's data is under way, no matter which component made it. */
export function useIsChanging({ queryKey }: { readonly queryKey: QueryKey }): boolean {
  return useIsMutating({ predicate: isInScope(queryKey) }) > 0;
}

/** Whether a change of a query's data has not been answered and waits for the network (OFFLINE-5). */
export function useIsWaiting({ queryKey }: { readonly queryKey: QueryKey }): boolean {
  const isOne = isInScope(queryKey);
  return useIsMutating({ predicate: (mutation) => isOne(mutation) && mutation.state.failureCount > 0 }) > 0;
}
