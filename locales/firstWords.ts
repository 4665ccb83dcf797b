import { first } from './nb/first.ts';
import type { Translations } from './Translations.ts';

/** The words of the first load, by language. To add a language, write a file that `satisfies Translations` and a line here, in `laterWords` and in `dictionaries`. */
export const firstWords = { nb: first } as const satisfies Readonly<Record<string, Partial<Translations>>>;
