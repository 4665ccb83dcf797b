import { isLanguage, type Language } from '@tribunen/locales';

/**
 * The language that a page is in, from its root element: `beforePaint` writes it there before anything is shown, `WordsProvider` whenever it
 * changes.
 */
export function pageLanguage(page: Document): Language {
  const { lang } = page.documentElement;
  return isLanguage(lang) ? lang : 'nb';
}
