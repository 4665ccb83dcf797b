import type { AppServices } from '../services/AppServices.ts';
import { keptListTag } from '@tribunen/ui';
import { showsKeptList } from '../lib/keptList/keptListAttribute.ts';
import { earlyScreenAt } from './shell/earlyFiles.ts';

/**
 * Loads the code of the match screens before the first render, and begins to load their first data, which the page has
 * requested already (`askEarly`). The first render then shows the match at once, without a placeholder. If this fails,
 * the screen loads the data again and shows the failure.
 * @param showKept puts the answers that the device has kept into the query cache
 */
export async function prepareScreen(
  address: Pick<Location, 'pathname' | 'search'>,
  services: Pick<AppServices, 'access' | 'queryClient' | 'session' | 'now'>,
  showKept: () => void,
): Promise<void> {
  const screen = earlyScreenAt(address.pathname);
  try {
    if (screen === 'match') {
      const { matchScreens } = await import('./routes/matchScreens.ts');
      void matchScreens.prepareMatch(new URLSearchParams(address.search), services);
    } else if (screen === 'match-detail') {
      const { prepareReport } = await import('../features/match/detail/prepareReport.ts');
      void prepareReport(address, services);
    } else if (showsKeptList(document)) {
      const { prepareResults } = await import('../features/results/prepareResults.ts');
      await prepareResults(services, showKept);
    } else {
      // From now on a requested list would come too late (`showKeptList`).
      document.querySelector(keptListTag)?.remove();
    }
  } catch (error) {
    console.error(`The screen at ${address.pathname} could not be prepared`, error);
  }
}
