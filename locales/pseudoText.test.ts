import { expect, test } from 'vitest';
import { nb } from './nb.ts';
import { pseudoText, pseudoWords } from './pseudoText.ts';
import { textsOf } from './textsOf.ts';

test('a text is a third longer, has accents and brackets, and keeps its placeholders', () => {
  expect(pseudoText('Søk etter {{name}}')).toBe('[Søkkk ééttéér {{name}}]');
  expect(pseudoText('{{home}} – {{away}}')).toBe('{{home}} – {{away}}');
});

test('every text has the same keys and placeholders as before, and about a third more letters', () => {
  const before = textsOf(nb);
  const after = new Map(textsOf(pseudoWords(nb)));
  const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];
  for (const [path, text] of before) expect(placeholders(after.get(path) ?? '')).toEqual(placeholders(text));
  const length = (texts: Iterable<string>) => [...texts].reduce((sum, text) => sum + text.length, 0);
  const grown = length(after.values()) / length(before.map(([, text]) => text));
  expect(grown).toBeGreaterThan(1.3);
  expect(grown).toBeLessThan(1.7);
});
