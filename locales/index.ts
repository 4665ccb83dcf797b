export { nb } from './nb.ts';
export { firstWords } from './firstWords.ts';
export { laterWords } from './laterWords.ts';
export { liveLog as liveLogWords } from './nb/liveLog.ts';
export { dictionaries } from './dictionaries.ts';
export { isLanguage, type Language } from './languages.ts';
export type { Translations } from './Translations.ts';
