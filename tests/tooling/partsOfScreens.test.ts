import { partPages } from '@tribunen/ui/part-pages';
import { expect, test } from 'vitest';
import { partsOfScreens } from '../../.storybook/partsOfScreens.ts';

const parts = partsOfScreens();

test('the page of a screen names the parts that its code is built of', () => {
  expect(parts['Fantasy/Skjerm']).toEqual(expect.arrayContaining(['Grunndeler/Segmenter', 'Skjema/Felt']));
  expect(parts['Kamp/Detaljer']).toEqual(expect.arrayContaining(['Grunndeler/Faner', 'Grunndeler/Tom tilstand']));
});

test('every part is part of a screen, and the toast lies over all of them', () => {
  const used = new Set(Object.values(parts).flat());
  expect(Object.keys(partPages).filter((title) => !used.has(title))).toEqual(['Grunndeler/Toast']);
});
