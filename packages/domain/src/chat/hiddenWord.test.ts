import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkHiddenWord, hasHiddenWord, toHiddenWord } from './hiddenWord.ts';

test.each([
  ['idiot', null],
  [' Idiot ', null],
  ['pa', null],
  ['4-4-2', 'not-a-word'],
  ['to ord', 'not-a-word'],
  ['f*en', 'not-a-word'],
  ['⚽⚽', 'not-a-word'],
  ['', 'too-short'],
  ['a', 'too-short'],
  [' a ', 'too-short'],
  ['å'.repeat(50), null],
  ['å'.repeat(51), 'too-long'],
])('CHAT-27 the typed word %j: %j', (typed, problem) => {
  expect(checkHiddenWord(typed)).toBe(problem);
});

test('CHAT-27 a word is kept in lower case, without space around it or marks piled on it', () => {
  expect(toHiddenWord(' ÆSJ ')).toBe('æsj');
  expect(toHiddenWord('A\u030A')).toBe('å');
  expect(toHiddenWord('i\u0316d\u0317i\u200Bot')).toBe('idiot');
});

const idiot = new Set(['idiot']);

test.each([
  'idiot',
  'IDIOT!',
  'Dommeren er en idiot.',
  'For noen idioter',
  'idiotene',
  'idiotenes mester',
  '(idiot)',
  'super-idiot',
  'i\u0336d\u0336i\u0336o\u0336t\u0336',
  'ｉｄｉｏｔ',
  'ídïót',
  'i\u200Bdio\u00ADt',
  'din\u2800idiot\u3164der',
  'din\u00A0idiot',
  'i d i o t',
  'i.d-i\u3164o·t!',
  'En i d i o t',
])('CHAT-27 «%s» has the hidden word «idiot»', (text) => {
  expect(hasHiddenWord(text, idiot)).toBe(true);
});

test.each(['', 'idio', 'superidiot', 'idiotsikker', 'id iot', 'i dio t', 'Heia Brann'])(
  'CHAT-27 «%s» does not have the hidden word «idiot»',
  (text) => {
    expect(hasHiddenWord(text, idiot)).toBe(false);
  },
);

test('CHAT-27 a short word hides its inflections, but not the longer words that begin with it', () => {
  const fan = new Set(['tosk', 'fan']);
  expect(hasHiddenWord('fanens mål', fan)).toBe(true);
  expect(hasHiddenWord('En fantastisk kveld', fan)).toBe(false);
  expect(hasHiddenWord('Tosken!', fan)).toBe(true);
});

test('CHAT-27 without hidden words nothing is hidden', () => {
  expect(hasHiddenWord('idiot', new Set())).toBe(false);
});

test('CHAT-27 every word that can be hidden hides itself, wherever it is in a text and however it is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), (typed) => {
      fc.pre(checkHiddenWord(typed) === null);
      const hidden = new Set([toHiddenWord(typed)]);
      expect(hasHiddenWord(`For en ${typed}, altså`, hidden)).toBe(true);
      expect(toHiddenWord(toHiddenWord(typed))).toBe(toHiddenWord(typed));
    }),
    { seed: 27, numRuns: 300 },
  );
});

test.each([
  ['faen', 'FA\u0301EN', true],
  ['faen', 'fåen', true],
  ['faen', 'faaen', true],
  ['faen', 'f a e n', true],
  ['faen', 'få en', false],
  ['faen', 'Du må få en ny', false],
  ['hore', 'Jeg kan høre det', false],
  ['hore', 'Horer', true],
  ['tåpe', 'Brann taper', false],
  ['tåpe', 'Taapene!', true],
  ['tåpe', 'TA\u030APE', true],
  ['kødd', 'koedd', true],
  ['kødd', 'kodd', true],
  ['jævel', 'jaevelen', true],
  ['homo', 'homoen', true],
  ['weiß', 'WEISS', true],
  ['irriterende', 'İRRİTERENDE', true],
])('CHAT-27 the hidden word «%s» is in «%s»: %s', (word, text, isHidden) => {
  expect(hasHiddenWord(text, new Set([toHiddenWord(word)]))).toBe(isHidden);
});
