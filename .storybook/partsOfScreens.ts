import { existsSync, globSync, readFileSync } from 'node:fs';
import { compareNames } from '@tribunen/domain';
import { partPages } from '@tribunen/ui/part-pages';
import type { Plugin } from 'vite';
import { importsOf } from './importsOf.ts';

const id = 'virtual:parts-of-screens';
const resolved = `\0${id}`;
const ui = 'packages/ui/src';

/**
 * The parts that each screen, or piece of a screen, is built of: the titles of the parts by the title of its stories,
 * read from the code behind it. A part that only another part is built of is left out.
 */
export function partsOfScreens(): Readonly<Record<string, readonly string[]>> {
  const parts = new Map(Object.entries(partPages).map(([title, { file }]) => [`${ui}/${file}`, title]));
  return Object.fromEntries(
    globSync(`${ui}/**/*.stories.tsx`).flatMap((stories) => {
      const title = /\btitle: '([^']+)'/.exec(readFileSync(stories, 'utf8'))?.[1];
      const component = stories.replace('.stories', '');
      if (title === undefined || title in partPages || !existsSync(component)) return [];
      const found = new Set([component]);
      for (const file of found) {
        if (parts.has(file)) continue;
        for (const each of importsOf(file)) if (existsSync(each)) found.add(each);
      }
      return [[title, [...found].flatMap((file) => parts.get(file) ?? []).toSorted(compareNames)]];
    }),
  );
}

/** Gives the pages of the catalogue the parts of each screen, as `virtual:parts-of-screens`. */
export function partsOfScreensModule(): Plugin {
  return {
    name: 'parts-of-screens',
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (asked) =>
      asked === resolved ? `export const partsOfScreens = ${JSON.stringify(partsOfScreens())};` : undefined,
  };
}
