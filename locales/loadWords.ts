import type { Language } from './languages.ts';
import type { first } from './nb/first.ts';
import type { later } from './nb/later.ts';
import type { Translations } from './Translations.ts';

/** The words of the first load: the results, the shell, and the texts beside every screen. */
type FirstWords = Pick<Translations, keyof typeof first>;
/** The words of every other screen. */
type LaterWords = Pick<Translations, keyof typeof later>;

/** Each of these files is a separate chunk, so that a page loads only its own language. */
const files: Readonly<
  Record<Language, { readonly first: () => Promise<FirstWords>; readonly later: () => Promise<LaterWords> }>
> = {
  nb: {
    first: async () => (await import('./nb/first.ts')).first,
    later: async () => (await import('./nb/later.ts')).later,
  },
  nn: {
    first: async () => (await import('./nn/first.ts')).first,
    later: async () => (await import('./nn/later.ts')).later,
  },
  en: {
    first: async () => (await import('./en/first.ts')).first,
    later: async () => (await import('./en/later.ts')).later,
  },
};

/** Loads the words that the first screen needs. Rejects if their file fails to load. */
export function loadFirstWords(language: Language): Promise<FirstWords> {
  return files[language].first();
}

/** Loads the words that the first load leaves out. Rejects if their file fails to load. */
export function loadLaterWords(language: Language): Promise<LaterWords> {
  return files[language].later();
}
