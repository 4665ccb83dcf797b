import type { i18n } from 'i18next';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WordsContext } from './useWords.ts';

/** Provides the words to everything inside, and sets their language and its direction on the page's root. A change of language renders everything inside anew. */
export function WordsProvider({ words, children }: { words: i18n; children: ReactNode }) {
  const { t, i18n } = useTranslation(undefined, { i18n: words });
  useEffect(() => {
    document.documentElement.lang = i18n.language;
    document.documentElement.dir = i18n.dir();
  }, [i18n, t]);
  const value = useMemo(() => ({ t, i18n }), [t, i18n]);
  return <WordsContext value={value}>{children}</WordsContext>;
}
