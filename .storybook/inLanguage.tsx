import { isLanguage, type Language, nb } from '@tribunen/locales';
import { pseudoWords } from '@tribunen/locales/pseudo';
import type { Decorator } from '@storybook/react-vite';
import { createI18n, WordsProvider } from '@tribunen/ui';

/** The pseudo-language of the toolbar. Its texts are longer than in any language, to find texts that do not fit. */
const pseudo = 'pseudo';

const words = new Map<Language | typeof pseudo, ReturnType<typeof createI18n>>();

/** Gives a story the texts of the language chosen in the toolbar. */
export const inLanguage: Decorator = (Story, { globals }) => {
  const chosen: unknown = globals['language'];
  return (
    <WordsProvider
      words={wordsOf(typeof chosen === 'string' && (isLanguage(chosen) || chosen === pseudo) ? chosen : 'nb')}
    >
      <Story />
    </WordsProvider>
  );
};

function wordsOf(language: Language | typeof pseudo) {
  const made = words.get(language) ?? (language === pseudo ? createPseudo() : createI18n(language));
  words.set(language, made);
  return made;
}

/** Creates the pseudo-language, whose dates and numbers are those of bokmål. */
function createPseudo() {
  const made = createI18n('nb');
  made.addResourceBundle('nb', 'translation', pseudoWords(nb), true, true);
  return made;
}
