import { expectTypeOf, test } from 'vitest';
import type { nb, Translations } from './index.ts';

type Title = Translations['results']['title'];

test('bokmål satisfies the type of translations', () => {
  expectTypeOf<typeof nb>().toExtend<Translations>();
});

test('a language that lacks a key does not compile', () => {
  expectTypeOf<Omit<typeof nb, 'results'>>().not.toExtend<Translations>();
});

test('a text may say something else, but must have the same placeholders', () => {
  expectTypeOf<'{{date}}: results'>().toExtend<Title>();
  expectTypeOf<'Results'>().not.toExtend<Title>();
  expectTypeOf<'Results – {{day}}'>().not.toExtend<Title>();
});
