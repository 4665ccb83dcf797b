import { loadLaterWords } from '@tribunen/locales';
import { addWords, useWords } from '@tribunen/ui';
import type { ComponentType } from 'react';
import { pageLanguage } from '../appearance/pageLanguage.ts';

/**
 * Loads a screen and the words that the first load left out, and adds the words before the screen renders. They are
 * loaded once for all screens.
 *
 * @param load loads the screen's component
 */
export function withLaterWords<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    // If the reader chooses another language meanwhile, `LanguageSwitch` loads all its words.
    const language = pageLanguage(document);
    const [Screen, words] = await Promise.all([load(), loadLaterWords(language)]);
    return function WithLaterWords(props: Props) {
      addWords(useWords().i18n, language, words);
      return <Screen {...props} />;
    };
  };
}
