import type { Language } from './languages.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { nn } from './nn.ts';
import type { Translations } from './Translations.ts';

/** The words of every language of the app, by its tag: for stories, tests and tools. The app loads the words of one language (`loadWords.ts`). */
export const dictionaries = { nb, nn, en } as const satisfies Readonly<Record<Language, Translations>>;
