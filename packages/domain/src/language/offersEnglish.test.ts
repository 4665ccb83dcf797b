import { expect, test } from 'vitest';
import { offersEnglish } from './offersEnglish.ts';

const stranger = { isChosen: false, wasOffered: false };

test.each([['en-GB'], ['de'], ['fi-FI'], ['nds'], ['nap-IT'], ['nnh'], ['dav']])(
  'LANGUAGE-2 a browser whose first language is %s is offered English, whatever comes after it',
  (first) => {
    expect(offersEnglish({ ...stranger, preferred: [first] })).toBe(true);
    expect(offersEnglish({ ...stranger, preferred: [first, 'nb'] })).toBe(true);
  },
);

test.each([['nb-NO'], ['nn'], ['no'], ['NO-no'], ['sv-SE'], ['sv'], ['da-DK']])(
  'LANGUAGE-2 a browser whose first language is %s is not offered English',
  (first) => {
    expect(offersEnglish({ ...stranger, preferred: [first, 'en'] })).toBe(false);
  },
);

test('LANGUAGE-2 a browser that names no language is not offered English', () => {
  expect(offersEnglish({ ...stranger, preferred: [] })).toBe(false);
});

test('LANGUAGE-2 English is not offered where a language was chosen, and not twice', () => {
  expect(offersEnglish({ preferred: ['en'], isChosen: true, wasOffered: false })).toBe(false);
  expect(offersEnglish({ preferred: ['en'], isChosen: false, wasOffered: true })).toBe(false);
});
