import { PostgresError } from './PostgresError.ts';

type Part = 'any number' | 'any one' | { readonly character: string };

/**
 * Compiles a LIKE pattern into a test of a text; in PostgREST `*` stands for `%`. Matching backtracks at most to the last `%`, so its time
 * is at most proportional to the pattern's length times the text's length.
 *
 * @throws {PostgresError} 22025
 */
export function readLike(pattern: string, ignoresCase: boolean): (text: string) => boolean {
  const fold = (text: string): string => (ignoresCase ? text.toLowerCase() : text);
  const parts = readParts(fold(pattern));
  return (text) => matches(parts, [...fold(text)]);
}

function readParts(pattern: string): readonly Part[] {
  return [...pattern.matchAll(/\\(.?)|./gsu)].map(([part, escaped]) => {
    if (escaped === '') throw new PostgresError('22025', 'LIKE pattern must not end with escape character');
    if (escaped !== undefined) return { character: escaped };
    if (part === '%' || part === '*') return 'any number';
    return part === '_' ? 'any one' : { character: part };
  });
}

function matches(parts: readonly Part[], text: readonly string[]): boolean {
  let [part, at] = [0, 0];
  let retry: { readonly part: number; readonly at: number } | null = null;
  while (at < text.length) {
    const wanted = parts[part];
    if (wanted === 'any number') {
      part += 1;
      retry = { part, at };
    } else if (wanted === 'any one' || (wanted !== undefined && wanted.character === text[at])) {
      part += 1;
      at += 1;
    } else if (retry === null) return false;
    else {
      retry = { part: retry.part, at: retry.at + 1 };
      ({ part, at } = retry);
    }
  }
  return parts.slice(part).every((rest) => rest === 'any number');
}
