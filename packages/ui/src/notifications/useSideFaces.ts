import { useWords } from '../i18n/useWords.ts';
import { type SideFaces, sideFacesIn } from './sideFacesIn.ts';

/** The names and crests of the sides of a notification, in the language of the page (`sideFacesIn`). */
export function useSideFaces(): SideFaces {
  const { i18n } = useWords();
  return sideFacesIn(i18n);
}
