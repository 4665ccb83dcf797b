import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '@tribunen/locales';
import { expect, test } from 'vitest';
import { manifestIn } from './manifests.ts';

test('the manifest is in each language, and of one app', () => {
  const manifests = languages.map((language) => manifestIn(language, 'Tribunen'));
  expect(manifests.map(({ shortcuts }) => shortcuts.map(({ name }) => name).join(', '))).toEqual([
    'Resultater, Live, Venner',
    'Resultat, Live, Vener',
    'Results, Live, Friends',
  ]);
  expect(new Set(manifests.map(({ id }) => id)).size).toBe(1);
});

test('every picture that it names is there', () => {
  const { icons, screenshots } = manifestIn('nb', 'Tribunen');
  for (const { src } of [...icons, ...screenshots]) {
    expect(existsSync(fileURLToPath(new URL(`../public${src}`, import.meta.url))), src).toBe(true);
  }
});
