import { isLanguage } from '@tribunen/locales';
import { useWords } from './useWords.ts';
import { formatsOf, type Formats } from './formatsOf.ts';

/**
 * The formats of the current language.
 *
 * @example
 * const { dayLong } = useFormats();
 * t(($) => $.results.title, { date: dayLong(day, today) }); // 'Resultater – 5. juli'
 */
export function useFormats(): Formats {
  const { i18n } = useWords();
  return formatsOf(isLanguage(i18n.language) ? i18n.language : 'nb');
}
