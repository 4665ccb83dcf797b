import { expect, test } from 'vitest';
import { languageOf } from './languageOf.ts';

test('LANGUAGE-1 the language kept on the device is chosen, whatever the browser prefers', () => {
  expect(languageOf('nb', ['en-GB'])).toBe('nb');
});

test.each([
  [['nb-NO', 'nn']],
  [['no', 'nn-NO']],
  [['NB-no']],
  [['en-US', 'en']],
  [['de-DE', 'en', 'nb']],
  [['da-DK']],
  [['sv', 'en']],
  [['', 'constructor']],
  [['nnh']],
  [[]],
])('LANGUAGE-1 a first visit with %j is in bokmål', (preferred) => {
  expect(languageOf(null, preferred)).toBe('nb');
  expect(languageOf('sv', preferred)).toBe('nb');
});

test.each([[['nn']], [['NN-no', 'nb']], [['en-GB', 'nn-NO', 'no']], [['sv', 'nn']]])(
  'LANGUAGE-1 a first visit with %j, where nynorsk comes before bokmål, is in nynorsk',
  (preferred) => {
    expect(languageOf(null, preferred)).toBe('nn');
  },
);
