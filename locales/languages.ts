import { nb } from './nb.ts';
import type { Translations } from './Translations.ts';

/** Every language that the app speaks, by its tag. A new one is a file that `satisfies Translations` and a line here. */
export const dictionaries = { nb } as const satisfies Readonly<Record<string, Translations>>;

export type Language = keyof typeof dictionaries;

/**
 * Whether a tag, from an address, a setting or the device, is a language that the app speaks.
 *
 * @example
 * isLanguage('nb'); // true
 * isLanguage('sv'); // false
 */
export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(dictionaries, tag);
}
