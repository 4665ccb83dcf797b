import type { i18n } from 'i18next';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

/** Gives everything inside its words, and says on the page's root which language they are in. */
export function WordsProvider({ words, children }: { words: i18n; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);
  return <I18nextProvider i18n={words}>{children}</I18nextProvider>;
}
