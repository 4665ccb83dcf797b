const quotes = `"'\`«»“”„‘’`;
const quoted = new RegExp(`[${quotes}](?:.*[${quotes}]|.*)`, 's');
/** An address, a path, an e-mail address, or a word with so many figures or letters that it may be an id, a token or a name of its own. */
const telling = /\S*(?:[@/\\]|\d\S*\d\S*\d\S*\d|[^\s,.;:()]{25})\S*/g;
const mostCharacters = 200;

/**
 * Cuts out of a text what the code did not write itself: all from the first quotation mark to the last, addresses, and words that look like an id
 * or a token. A library quotes the text that it could not read, as in «Unexpected token 'H', "Hei på deg" is not valid JSON».
 *
 * @returns one line of at most 200 characters, with «…» for each cut
 */
export function scrub(text: string): string {
  return text.replace(quoted, '…').replace(telling, '…').replaceAll(/\s+/g, ' ').trim().slice(0, mostCharacters);
}

/** The path of a screen without what is after it in the address, and without ids, tokens and names. */
export function scrubPath(path: string): string {
  return path
    .split('/')
    .map((part) => (/^[a-z-]{0,20}$/.test(part) ? part : '…'))
    .join('/');
}
