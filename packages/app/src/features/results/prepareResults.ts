import { osloDayOf } from '@tribunen/domain';
import { homeApi } from '../../api/homeApi.ts';
import { handOver } from '../../lib/keptList/handOver.ts';
import { followsQuery, readFollows } from '../../data/follows/followsQuery.ts';
import { matchesKey, matchesQuery } from '../../data/matches/matchesQuery.ts';
import { prefetch } from '../../data/prefetch.ts';
import { when } from '../../lib/state/when.ts';
import type { AppServices } from '../../services/AppServices.ts';
import { instantNow } from '../../services/instantNow.ts';

/** The wait after which the stored answers are shown. */
const slowMs = 2000;
/** The wait after which the screen shows that it is loading. */
const patienceMs = 6000;

/**
 * Waits for today's matches and the follows. Meanwhile the static shell shows the list of the last visit, and the
 * results replace it in one step.
 *
 * @param showKept puts the answers that the device has kept into the query cache
 */
export async function prepareResults(
  services: Pick<AppServices, 'access' | 'queryClient' | 'session' | 'now'>,
  showKept: () => void,
): Promise<void> {
  handOver(document);
  const { access, queryClient, session } = services;
  const home = homeApi.of(access);
  const now = () => instantNow(services);
  const today = osloDayOf(now());
  const known = await when(session, ({ status }) => status !== 'loading');
  const userId = known.status === 'signed-in' ? known.user.id : null;
  void prefetch(queryClient, matchesQuery(home, today, now));
  if (userId !== null) void prefetch(queryClient, followsQuery(home, userId).options);
  const stand = (): boolean =>
    queryClient.getQueryData(matchesKey(today)) !== undefined &&
    (userId === null || readFollows(queryClient, userId) !== undefined);
  await new Promise<void>((resolve) => {
    const end = (): void => {
      unsubscribe();
      clearTimeout(slow);
      clearTimeout(timer);
      resolve();
    };
    const slow = setTimeout(showKept, slowMs);
    const timer = setTimeout(end, patienceMs);
    const unsubscribe = queryClient.getQueryCache().subscribe(() => stand() && end());
    if (stand()) end();
  });
}
