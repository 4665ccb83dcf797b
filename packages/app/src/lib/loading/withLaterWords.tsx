import { useWords } from '@tribunen/ui';
import type { ComponentType } from 'react';

/**
 * Loads a screen and the words that the first load left out, and adds the words before the screen renders. They load once for all screens.
 *
 * @param load answers the screen's component
 * @example
 * const MatchPane = lazyUntilLoaded(withLaterWords(async () => (await import('../../app/routes/matchScreens.ts')).matchScreens.MatchPaneContainer));
 */
export function withLaterWords<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    const [Screen, { addLaterWords }] = await Promise.all([load(), import('./addLaterWords.ts')]);
    return function WithLaterWords(props: Props) {
      addLaterWords(useWords().i18n);
      return <Screen {...props} />;
    };
  };
}
