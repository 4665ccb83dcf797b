/** Words of a language, or a part of them. */
type Words = string | { readonly [key: string]: Words };

/**
 * Every text of a language, with its path.
 *
 * @example
 * textsOf({ results: { title: 'Resultater' } }); // [['results.title', 'Resultater']]
 */
export function textsOf(words: Words, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words).flatMap(([key, below]) => textsOf(below, path === '' ? key : `${path}.${key}`));
}
