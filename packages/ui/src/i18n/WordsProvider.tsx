import type { i18n } from 'i18next';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WordsContext } from './useWords.ts';

/** Provides the words to everything inside, and sets their language on the page's root. */
export function WordsProvider({ words, children }: { words: i18n; children: ReactNode }) {
  const { t, i18n } = useTranslation(undefined, { i18n: words });
  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);
  const value = useMemo(() => ({ t, i18n }), [t, i18n]);
  return <WordsContext value={value}>{children}</WordsContext>;
}
