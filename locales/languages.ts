import { firstWords } from './firstWords.ts';

/** A language of the app, by its tag. */
export type Language = keyof typeof firstWords;

/**
 * Whether a tag (from an address, a setting or the device) is a language of the app.
 *
 * @example
 * isLanguage('nb'); // true
 * isLanguage('sv'); // false
 */
export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(firstWords, tag);
}
