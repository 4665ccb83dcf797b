import type { Language } from './languages.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { nn } from './nn.ts';
import type { Translations } from './Translations.ts';

/** All words of every language of the app, by its tag: for stories, tests and tools. The app loads those of one language (`loadWords.ts`). */
export const dictionaries = { nb, nn, en } as const satisfies Readonly<Record<Language, Translations>>;
