import { matchQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { cadence } from '@tribunen/domain';
import { allMatchKey } from '../data/matches/matchKeys.ts';
import { allMatchesKey } from '../data/matches/matchesQuery.ts';
import { whenIdle } from '../lib/tasks/whenIdle.ts';
import { allChatsKey } from '../services/privateKey.ts';
import { earlyScreenAt } from './shell/earlyFiles.ts';

/**
 * Calls `begin` when the first screen is complete: when the data for which it was opened has loaded or failed and the
 * page is idle, or after two seconds on a screen without such data.
 *
 * @param pathname the path of the first screen
 */
export function whenFirstScreenStands(queryClient: QueryClient, pathname: string, begin: () => void): void {
  const awaited = awaitedAt(pathname);
  const once = (): void => {
    clearTimeout(timer);
    unsubscribe();
    whenIdle(begin);
  };
  const timer = setTimeout(once, cadence.boot.versionPollStart);
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isSettled = type === 'updated' && query.state.status !== 'pending';
    if (isSettled && matchQuery({ queryKey: awaited }, query)) once();
  });
}

/** The prefix of the keys of the data for which a screen is opened: its chat, its report, or a day's matches. */
function awaitedAt(pathname: string): QueryKey {
  const screen = earlyScreenAt(pathname);
  if (screen === 'match') return allChatsKey;
  return screen === 'match-detail' ? allMatchKey : allMatchesKey;
}
