import { createContext, useContext } from 'react';
import type { I18n } from './I18n.ts';
import type { Translate } from './Translate.ts';

export interface Words {
  readonly t: Translate;
  readonly i18n: I18n;
}

/** The words of the page, as `WordsProvider` has them. */
export const WordsContext = createContext<Words | null>(null);

/**
 * The words, for a component to show.
 *
 * @throws {Error} outside a `WordsProvider`
 */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('There is no WordsProvider');
  return words;
}
