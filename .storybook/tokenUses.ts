import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:token-uses';
const resolved = `\0${id}`;

/** The files of the product that use each token, by the name of the token in code: `theme.space[3]`. */
function tokenUses(): Readonly<Record<string, readonly string[]>> {
  const uses = new Map<string, Set<string>>();
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', {
    exclude: ['**/catalogue/**', '**/stories/**', '**/*.test.*', '**/*.stories.*', '**/theme.ts'],
  });
  for (const file of files.toSorted()) {
    const name = basename(file).replace(/\.tsx?$/, '');
    for (const [token] of readFileSync(file, 'utf8').matchAll(/\btheme\.[a-z]+(?:\.\w+|\[\w+\])*/gi)) {
      uses.set(token, (uses.get(token) ?? new Set()).add(name));
    }
  }
  return Object.fromEntries([...uses].map(([token, names]) => [token, [...names]]));
}

/** Gives the pages of the tokens the uses of each token, as `virtual:token-uses`. */
export function tokenUsesModule(): Plugin {
  return {
    name: 'token-uses',
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (asked) => (asked === resolved ? `export const tokenUses = ${JSON.stringify(tokenUses())};` : undefined),
  };
}
