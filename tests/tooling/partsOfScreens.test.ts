import { partPages } from '@tribunen/ui/part-pages';
import { expect, test } from 'vitest';
import { partsOfScreens } from '../../.storybook/partsOfScreens.ts';

const parts = partsOfScreens();

test('the catalogue’s page of a screen names the parts of which its code consists', () => {
  expect(parts['Fantasy/Skjerm']).toEqual(expect.arrayContaining(['Grunndeler/Segmenter', 'Skjema/Felt']));
  expect(parts['Kamp/Detaljer']).toEqual(expect.arrayContaining(['Grunndeler/Faner', 'Grunndeler/Tom tilstand']));
});

test('every part belongs to a screen, except the toast, which lies over all screens', () => {
  const used = new Set(Object.values(parts).flat());
  expect(Object.keys(partPages).filter((title) => !used.has(title))).toEqual(['Grunndeler/Toast']);
});
