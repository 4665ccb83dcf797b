export { nb } from './nb.ts';
export { dictionaries, isLanguage, type Language } from './languages.ts';
export type { Translations } from './Translations.ts';
