import { spokenAttributes } from './translatePage.ts';

const texts = new RegExp(`>([^<>]+)<|\\s(?:${spokenAttributes.join('|')})="([^"]*)"`, 'g');
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * The texts of a page that differ from the same page in another language.
 *
 * @param html the page, as React renders it
 * @param translated the same page, rendered in the other language
 * @throws when the two pages have different elements, or a text has two translations
 * @example
 * pageWordsIn('<p>Søk</p>', '<p>Search</p>'); // { Søk: 'Search' }
 */
export function pageWordsIn(html: string, translated: string): Readonly<Record<string, string>> {
  const [own, other] = [textsOf(html), textsOf(translated)];
  if (own.length !== other.length) throw new Error('A page has not the same texts in each language');
  const words = new Map<string, string>();
  for (const [at, text] of own.entries()) {
    const translation = other[at] ?? text;
    const known = words.get(text);
    if (known !== undefined && known !== translation) {
      throw new Error(`«${text}» has two translations in the page: «${known}» and «${translation}»`);
    }
    words.set(text, translation);
  }
  return Object.fromEntries([...words].filter(([text, translation]) => text !== translation));
}

function textsOf(html: string): readonly string[] {
  return [...html.matchAll(texts)]
    .map(([, text, attribute]) =>
      (text ?? attribute ?? '').replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity),
    )
    .filter((text) => text.trim() !== '');
}
