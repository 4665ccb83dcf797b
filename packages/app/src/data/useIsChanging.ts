import { useIsMutating } from '@tanstack/react-query';
import type { LedgerQuery } from './ledgerQuery.ts';
import { changeScope } from './useChange.ts';

/**
 * Whether a change of a query's data is under way, whichever component made it.
 *
 * @example
 * const isSaving = useIsChanging(profileQuery(backend, userId));
 */
export function useIsChanging<Data, Change>({ queryKey }: LedgerQuery<Data, Change>): boolean {
  return useIsMutating({ mutationKey: [changeScope(queryKey)] }) > 0;
}
