/**
 * The language of a file that holds the app's words in one language; null for any other file.
 *
 * @param url an address, or a path of a build
 * @example
 * languageOfFile('/assets/later-words-nn-BWxUHCIr.js'); // 'nn'
 * languageOfFile('/assets/main-DcsJW4hc.js'); // null
 */
export function languageOfFile(url: string): string | null {
  return /\/(?:later-)?words-([a-z]{2})-[^/]+\.js$/.exec(url)?.[1] ?? null;
}
