import { expect, test } from 'vitest';
import { compareNames } from './compareNames.ts';

test('TEXT-4 æ, ø and å come last, and marks and letter case decide only between equals', () => {
  expect(['Århus', 'ørn', 'Ærø', 'Zürich', 'brann', 'Étienne', 'Eik'].toSorted(compareNames)).toEqual([
    'brann',
    'Eik',
    'Étienne',
    'Zürich',
    'Ærø',
    'ørn',
    'Århus',
  ]);
});

test('TEXT-4 ä and ö stand where æ and ø do, and punctuation counts as a space', () => {
  expect(['Özil', 'Ås', 'Ødegaard', 'Bärtschi', 'Bæ', 'Byggmester', 'Oz'].toSorted(compareNames)).toEqual([
    'Byggmester',
    'Bæ',
    'Bärtschi',
    'Oz',
    'Ødegaard',
    'Özil',
    'Ås',
  ]);
});

test.each([
  ['Aas', 'Zaha'],
  ['Erling Haaland', 'Erling Hauge'],
  ['Aalesund FK', 'Ørn Horten'],
  ['Aarhus GF', 'Viking'],
])('TEXT-4 in %s «aa» is å', (name, before) => {
  expect(compareNames(name, before)).toBeGreaterThan(0);
});

test.each([
  ['Aaron Ramsdale', 'Abel'],
  ['AARÓN', 'Abel'],
  ['Alexander Isaac', 'Alexander Isak'],
  ['Rafael van der Vaart', 'Rafael van der Vegt'],
  ['Alemannia Aachen', 'Alemannia Bonn'],
  ['ADO Den Haag', 'ADO Den Helder'],
])('TEXT-4 in %s «aa» is two letters', (name, after) => {
  expect(compareNames(name, after)).toBeLessThan(0);
});
