const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
};

/** The length of a text in the pseudo-language, relative to the original: about that of the longest European languages. */
const growth = 1.35;

/**
 * A text in the pseudo-language: a third longer, with accents, between brackets. A screen that fits it has room for another language, and a text
 * without accents does not come from the dictionaries. Placeholders stay as they are.
 */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''))) return text;
  return `[${text.replaceAll(/\{\{\w+\}\}|\p{L}+/gu, (part) => (part.startsWith('{{') ? part : longer(part)))}]`;
}

/** Lengthens a word: doubles its vowels, then its end, until it is long enough. */
function longer(word: string): string {
  const letters = [...word];
  let missing = Math.ceil(letters.length * growth) - letters.length;
  const grown = letters.map((letter) => {
    const accented = accents[letter];
    if (accented === undefined) return letter;
    if (missing === 0) return accented;
    missing -= 1;
    return accented + accented;
  });
  return grown.join('') + (letters.at(-1) ?? '').repeat(missing);
}

type Words = string | { readonly [key: string]: Words };

/** All words of a language in the pseudo-language, under the same keys. */
export function pseudoWords<Each extends Words>(words: Each): Each;
export function pseudoWords(words: Words): Words {
  if (typeof words === 'string') return pseudoText(words);
  return Object.fromEntries(Object.entries(words).map(([key, below]) => [key, pseudoWords(below)]));
}
