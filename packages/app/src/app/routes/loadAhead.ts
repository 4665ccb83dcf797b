import { loadNamedTab, matchTabWords } from '../../features/match/detail/matchTabBodies.ts';
import { withLaterWords } from '../../lib/loading/withLaterWords.tsx';
import { openedMatch } from '../../navigation/openedMatch.ts';

/**
 * Loads the code of the match screens ahead, because a reader is likely to open one next. The demo can then show a
 * match and its chat even without a network.
 */
export async function loadAhead(): Promise<void> {
  try {
    await Promise.all([
      import('./matchScreens.ts'),
      withLaterWords(
        async () => (await import('../../features/match/detail/MatchDetailContainer.tsx')).MatchDetailContainer,
      )(),
      ...Object.values(matchTabWords).map(loadNamedTab),
    ]);
    openedMatch.isLoaded = true;
  } catch (error) {
    console.error('The match screens did not load ahead', error);
  }
}
