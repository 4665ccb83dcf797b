export { nb } from './nb.ts';
export { loadDemoWords } from './loadDemoWords.ts';
export { loadFirstWords, loadLaterWords } from './loadWords.ts';
export { liveLog as liveLogWords } from './nb/liveLog.ts';
export { dictionaries } from './dictionaries.ts';
export { inNynorsk } from './inNynorsk.ts';
export { languageOf } from './languageOf.ts';
export { isLanguage, languageNames, languages, type Language } from './languages.ts';
export type { Translations } from './Translations.ts';
