import { nb } from './nb.ts';
import type { Translations } from './Translations.ts';

/** Every language of the app, by its tag. To add one, write a file that `satisfies Translations` and a line here. */
export const dictionaries = { nb } as const satisfies Readonly<Record<string, Translations>>;

export type Language = keyof typeof dictionaries;

/**
 * Whether a tag (from an address, a setting or the device) is a language of the app.
 *
 * @example
 * isLanguage('nb'); // true
 * isLanguage('sv'); // false
 */
export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(dictionaries, tag);
}
