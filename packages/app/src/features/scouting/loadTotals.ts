import type { RatingChange, RatingTotals, SquadRatings } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { LedgerEntry, LedgerQuery } from '../../data/ledgerQuery.ts';
import { updateKnown } from '../../data/updateKnown.ts';

/**
 * Loads the totals of a squad into its ratings. The reader's own ratings are not changed, because every change of those
 * is known. If a load of everything is under way, it waits for that instead. A failure is logged.
 *
 * @returns false when the answer may lack a rating: an earlier load gave it, it failed, or the reader rated meanwhile,
 * so that the totals and the reader's own ratings belong to different moments
 */
export async function loadTotals(
  queryClient: QueryClient,
  query: LedgerQuery<SquadRatings, RatingChange>,
  load: () => Promise<readonly RatingTotals[]>,
): Promise<boolean> {
  const { queryKey } = query;
  const ledger = () => queryClient.getQueryData<LedgerEntry<SquadRatings, RatingChange>>(queryKey)?.ledger;
  const own = ledger()?.known.own;
  const isLoading = queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching';
  if (own === undefined || isLoading) {
    await queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
    return !isLoading;
  }
  try {
    const totals = await load();
    const now = ledger();
    if (now !== undefined && (now.known.own !== own || now.changes.length > 0)) return false;
    updateKnown(queryClient, query, (known) => ({ ...known, totals }));
    return true;
  } catch (error) {
    console.error('The totals of ratings could not be loaded', queryKey, error);
    return false;
  }
}
