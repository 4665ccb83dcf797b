import type { UseQueryResult } from '@tanstack/react-query';
import type { RowsParts } from './mergeRows.ts';
import { useLiveQuery } from './useLiveQuery.ts';
import { type Row, withRowChange } from './withRowChange.ts';

/**
 * A list of rows that stays live: loaded by its query, merged by id with every change that the socket brings, and loaded again whenever the
 * subscription comes up.
 *
 * @example
 * const query = ledgerQuery({ queryKey: privateKey(user.id, 'invitations'), load, apply: withAnswer, staleTime: 60_000 });
 * const { data: invitations } = useRows({
 *   query,
 *   subscribe: (listener) => backend.subscribeToInvitations(user.email, listener),
 * });
 */
export function useRows<Value extends Row, Change>(
  parts: Pick<RowsParts<Value, readonly Value[], Change>, 'query' | 'subscribe'>,
): UseQueryResult<readonly Value[]> {
  return useLiveQuery({ ...parts, receive: withRowChange });
}
