import { loadLaterWords } from '@tribunen/locales';
import { addWords, useWords } from '@tribunen/ui';
import type { ComponentType } from 'react';
import { pageLanguage } from '../appearance/pageLanguage.ts';

/**
 * Loads a screen and the words that the first load left out, and adds the words before the screen renders. They load once for all screens.
 *
 * @param load answers the screen's component
 */
export function withLaterWords<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    // Should the reader choose another language meanwhile, `LanguageSwitch` loads all the words of that one.
    const language = pageLanguage(document);
    const [Screen, words] = await Promise.all([load(), loadLaterWords(language)]);
    return function WithLaterWords(props: Props) {
      addWords(useWords().i18n, language, words);
      return <Screen {...props} />;
    };
  };
}
