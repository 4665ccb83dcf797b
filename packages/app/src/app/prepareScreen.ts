import type { AppServices } from '../services/AppServices.ts';
import { firstMatchTag, keptListTag } from '@tribunen/ui';
import { showsKeptList } from '../lib/keptList/keptListAttribute.ts';
import { handOver } from '../lib/keptList/handOver.ts';
import { earlyScreenAt } from './shell/earlyFiles.ts';

/** The longest wait for a match that the static shell shows. */
const patienceMs = 6000;

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
      const loaded = prepareReport(address, services);
      // The first render follows the match in the static shell without a placeholder between them.
      handOver(document);
      if (showsKeptList(document)) await Promise.race([loaded, new Promise((end) => setTimeout(end, patienceMs))]);
      else document.querySelector(firstMatchTag)?.remove();
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
