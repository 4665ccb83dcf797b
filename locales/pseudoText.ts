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

/** How much longer a text is in the pseudo-language: about as much as the longest languages of Europe are. */
const growth = 1.35;

/**
 * A text in the pseudo-language: a third longer, with accents, between brackets. A screen that stands in it has room for another language, and
 * a text without accents has come past the dictionaries. Placeholders stay as they are.
 */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''))) return text;
  return `[${text.replaceAll(/\{\{\w+\}\}|\p{L}+/gu, (part) => (part.startsWith('{{') ? part : longer(part)))}]`;
}

/** A word with doubled vowels, then with a doubled end, until it is long enough. */
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
