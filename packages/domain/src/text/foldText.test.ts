import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './foldText.ts';

test.each([
  ['Bodø/Glimt', 'bodo'],
  ['Martin Ødegaard', 'ødegård'],
  ['Ødegård', 'Odegaard'],
  ['Ålesund', 'aalesund'],
  ['Ålesund', 'alesund'],
  ['Strømsgodset', 'STROMSGODSET'],
  ['Vålerenga', 'va'],
  ['FC Bayern München', 'munchen'],
  ['Saint-Étienne', 'etienne'],
  ['Widzew Łódź', 'lodz'],
  ['Færøyene', 'faero'],
  ['Þór', 'thor'],
  ['Gençlerbirliği  SK', 'gencler'],
  ['Sporting   Braga', 'sporting braga'],
])('FOLLOW-9 %s is found by %s', (name, typed) => {
  expect(foldText(name)).toContain(foldText(typed));
});

test.each([
  ['Færøyene', 'faeroyene'],
  ['Sacré-Cœur', 'sacre-coeur'],
  ['Łódź', 'lodz'],
  ['Đurđević', 'durdevic'],
  ['Sauðárkrókur', 'saudarkrokur'],
  ['Þór', 'thor'],
  ['Weiß', 'weiss'],
  ['Kasımpaşa', 'kasimpasa'],
  ['Haaalaand', 'haland'],
  ['  Sporting \n Braga ', 'sporting braga'],
  ['Việt Nam', 'viet nam'],
])('FOLLOW-9 %s is compared as «%s»', (name, folded) => {
  expect(foldText(name)).toBe(folded);
});

test('FOLLOW-9 different letters stay different', () => {
  expect(foldText('Brann')).not.toContain(foldText('Bryne'));
  expect(foldText('日本')).toBe('日本');
});

test('FOLLOW-9 folding twice is folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
    { seed: 20, numRuns: 300 },
  );
});

test('FOLLOW-9 a name is found by any part of itself', () => {
  const name = fc.string({ unit: fc.constantFrom(...'aåAøoæenr '.split('')), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(name, fc.nat(12), fc.nat(12), (whole, from, length) => {
      expect(foldText(whole)).toContain(foldText(whole.slice(from, from + length)));
    }),
    { seed: 21, numRuns: 500 },
  );
});
