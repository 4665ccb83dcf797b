import type { i18n, TFunction } from 'i18next';
import { createContext, useContext } from 'react';

export interface Words {
  readonly t: TFunction;
  readonly i18n: i18n;
}

/** The words of the page, as `WordsProvider` has them. */
export const WordsContext = createContext<Words | null>(null);

/**
 * The words, for a component to show. A list shows hundreds of texts, and react-i18next's own hook subscribes to
 * i18next in each of them: a sixth of the time in which the first list renders. `WordsProvider` therefore calls that
 * hook once for the whole page.
 *
 * @throws {Error} outside a `WordsProvider`
 */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('There is no WordsProvider');
  return words;
}
