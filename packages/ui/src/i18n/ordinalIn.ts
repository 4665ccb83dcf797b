import type { Language } from '@tribunen/locales';

/** A number that says which in a row, as each language writes it. */
const ordinals: Readonly<Record<Language, (value: number) => string>> = {
  nb: (value) => `${value}.`,
};

/**
 * A number that says which in a row.
 *
 * @example
 * ordinalIn('nb', 67); // '67.'
 */
export function ordinalIn(language: Language, value: number): string {
  return ordinals[language](value);
}
