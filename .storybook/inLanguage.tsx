import type { Decorator } from '@storybook/react-vite';
import { isLanguage, type Language } from '@tribunen/locales';
import { createI18n, WordsProvider } from '@tribunen/ui';

const words = new Map<Language, ReturnType<typeof createI18n>>();

/** Gives a story the texts of the language chosen in the toolbar. */
export const inLanguage: Decorator = (Story, { globals }) => {
  const chosen: unknown = globals['language'];
  return (
    <WordsProvider words={wordsOf(typeof chosen === 'string' && isLanguage(chosen) ? chosen : 'nb')}>
      <Story />
    </WordsProvider>
  );
};

function wordsOf(language: Language) {
  const made = words.get(language) ?? createI18n(language);
  words.set(language, made);
  return made;
}
