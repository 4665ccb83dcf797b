import { loadNamedTab, matchTabWords } from '../../features/match/detail/matchTabBodies.ts';
import { withLaterWords } from '../../lib/loading/withLaterWords.tsx';
import { openedMatch } from '../../navigation/openedMatch.ts';

/** Loads the code of the match screens, which a reader opens next: the demo then shows a match and its chat without a network, too. */
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
