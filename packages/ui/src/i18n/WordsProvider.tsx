import type { i18n } from 'i18next';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

/** Provides the words to everything inside, and sets their language on the page's root. */
export function WordsProvider({ words, children }: { words: i18n; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);
  return <I18nextProvider i18n={words}>{children}</I18nextProvider>;
}
