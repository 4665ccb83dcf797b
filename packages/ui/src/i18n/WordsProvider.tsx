import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { I18n } from './I18n.ts';
import { WordsContext } from './useWords.ts';

/** Provides the words to everything inside, and sets their language on the page's root. A change of language renders everything inside anew. */
export function WordsProvider({ words, children }: { words: I18n; children: ReactNode }) {
  const currentT = () => words.t;
  const t = useSyncExternalStore(words.subscribe, currentT, currentT);
  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words, t]);
  const value = useMemo(() => ({ t, i18n: words }), [t, words]);
  return <WordsContext value={value}>{children}</WordsContext>;
}
