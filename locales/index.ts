export { nb } from './nb.ts';
export { liveLog as liveLogWords } from './nb/liveLog.ts';
export { dictionaries, isLanguage, type Language } from './languages.ts';
export type { Translations } from './Translations.ts';
