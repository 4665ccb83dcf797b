import type { Language } from './languages.ts';
import { nb } from './nb.ts';
import type { Translations } from './Translations.ts';

/** All words of every language of the app, by its tag. */
export const dictionaries = { nb } as const satisfies Readonly<Record<Language, Translations>>;
