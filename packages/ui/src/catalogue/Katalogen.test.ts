import { expect, test } from 'vitest';
import welcome from './Katalogen.mdx?raw';

const storyFiles = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });

/** The chapter of the catalogue that a file of stories is in: `Kamp` of `title: 'Kamp/Kampfakta'`. */
function chapterOf(source: string): string | undefined {
  return /\btitle: '([^'/]+)\//.exec(source)?.[1];
}

test('the welcome page names every chapter of the catalogue, and no other', () => {
  const chapters = new Set(Object.values(storyFiles).map(chapterOf));
  chapters.delete('Katalogen');
  const named = [...welcome.matchAll(/^- \*\*([^*]+)\*\* er /gm)].flatMap(([, names = '']) => names.split(/,\s+/));
  expect(new Set(named)).toEqual(chapters);
});
