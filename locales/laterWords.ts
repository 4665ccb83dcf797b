import type { Language } from './languages.ts';
import { later } from './nb/later.ts';
import type { Translations } from './Translations.ts';

/** The words that are loaded with the other screens, by language. In a file of their own, so that they are a chunk of their own. */
export const laterWords = { nb: later } as const satisfies Readonly<Record<Language, Partial<Translations>>>;
