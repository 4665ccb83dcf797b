import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The libraries that are counted as one, by the beginnings of their packages' names. */
const together: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react-dom', 'scheduler'],
  styles: ['styled-components', 'stylis', '@emotion/'],
  query: ['@tanstack/'],
  supabase: ['@supabase/', 'tslib'],
  words: ['locales'],
  domain: ['domain', 'contract'],
};
const unnamed = 'unnamed';

/**
 * Divides the compressed weight of scripts among the packages that they come from, each script by the packages' shares
 * of its characters. `unnamed` is what no package has: the bundler's own code.
 *
 * @param folder the folder of the build, with source maps
 * @param files paths in the build
 * @returns KiB, the heaviest package first
 */
export function sharesOf(folder: string, files: readonly string[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const file of files) {
    const code = readFileSync(join(folder, file), 'utf8');
    const kibPerCharacter = gzipSync(code, { level: 9 }).length / 1024 / code.length;
    for (const [source, characters] of charactersOf(code, join(folder, `${file}.map`))) {
      const name = packageOf(source);
      shares.set(name, (shares.get(name) ?? 0) + characters * kibPerCharacter);
    }
  }
  return new Map([...shares].toSorted(([, one], [, other]) => other - one));
}

/** The package of a module; of a library it is the package inside the innermost `node_modules`. */
function packageOf(source: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  // The modules of `app` are named from its own folder.
  const own = /\/(ui|domain|contract|locales)\/(?!.*\/node_modules\/)/.exec(source)?.[1];
  const name = source === unnamed ? unnamed : (library ?? own ?? 'app');
  const group = Object.entries(together).find(([, names]) =>
    names.some((begin) => (begin.endsWith('/') ? name.startsWith(begin) : name === begin)),
  );
  return group?.[0] ?? name;
}

/** How many characters of a script come from each of its sources. */
function charactersOf(code: string, mapFile: string): ReadonlyMap<string, number> {
  if (!existsSync(mapFile)) return new Map([[unnamed, code.length]]);
  const { sources, mappings } = readMap(mapFile);
  const characters = new Map<string, number>();
  const add = (source: string, count: number) => characters.set(source, (characters.get(source) ?? 0) + count);
  let index = 0;
  const lines = mappings.split(';');
  for (const [at, line] of code.split('\n').entries()) {
    let column = 0;
    let source = unnamed;
    for (const segment of (lines[at] ?? '').split(',').filter((part) => part !== '')) {
      const [columns = 0, sourceStep] = numbersIn(segment);
      add(source, columns);
      column += columns;
      index += sourceStep ?? 0;
      source = sourceStep === undefined ? unnamed : (sources[index] ?? unnamed);
    }
    add(source, line.length + 1 - column);
  }
  return characters;
}

function readMap(file: string): { readonly sources: readonly string[]; readonly mappings: string } {
  const map: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof map !== 'object' || map === null || !('sources' in map) || !Array.isArray(map.sources))
    throw new Error(file);
  if (!('mappings' in map) || typeof map.mappings !== 'string') throw new Error(file);
  return { sources: map.sources.filter((source) => typeof source === 'string'), mappings: map.mappings };
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of a segment of a source map: base 64 digits of five bits, the lowest first, with the sign in the lowest bit. */
function numbersIn(segment: string): readonly number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = digits.indexOf(character);
    number += (digit % 32) * 2 ** shift;
    shift += 5;
    if (digit >= 32) continue;
    const size = Math.floor(number / 2);
    numbers.push(number % 2 === 0 ? size : -size);
    number = 0;
    shift = 0;
  }
  return numbers;
}
