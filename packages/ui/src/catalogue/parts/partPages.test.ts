import { expect, test } from 'vitest';
import { doDonts } from '../doDont/doDonts.ts';
import { partPages } from './partPages.ts';

const sources = import.meta.glob<string>('../../{primitives,forms}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const titles = Object.entries(sources)
  .filter(([file]) => file.endsWith('.stories.tsx'))
  .map(([, source]) => /\btitle: '([^']+)'/.exec(source)?.[1]);

test('each of the 35 parts has a page, and every page has a part', () => {
  expect(titles).toHaveLength(35);
  expect(new Set(Object.keys(partPages))).toEqual(new Set(titles));
});

test('each part shows a right and a wrong use, with the reason in both languages', () => {
  expect(new Set(Object.keys(doDonts))).toEqual(new Set(Object.keys(partPages)));
  for (const { rightWhy, wrongWhy } of Object.values(doDonts)) {
    for (const sentence of [...rightWhy, ...wrongWhy]) expect(sentence).toMatch(/[.?]$/);
  }
});

test.each(Object.entries(partPages))('the page of %s has a part, whole sentences and a criterion', (_, page) => {
  const { file, ...texts } = page;
  expect(Object.keys(sources)).toContain(`../../${file}`);
  for (const [language, text] of Object.values(texts).flatMap((both) => [...both.entries()])) {
    expect(text, `${language}`).toMatch(/[.»’]$/);
  }
  for (const text of page.check) expect(text).toMatch(/\(\d\.\d\.\d+\)\.$/);
});
