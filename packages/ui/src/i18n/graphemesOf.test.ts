import { expect, test, vi } from 'vitest';
import { graphemesOf } from './graphemesOf.ts';

test('a name in plain letters is split without the browser’s segmenter', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(graphemesOf('Bodø/Glimt')).toEqual(['B', 'o', 'd', 'ø', '/', 'G', 'l', 'i', 'm', 't']);
  expect(segment).not.toHaveBeenCalled();
  segment.mockRestore();
});

test('an emoji counts as one letter, and so does a letter with combining marks', () => {
  expect(graphemesOf('🇳🇴!')).toEqual(['🇳🇴', '!']);
  expect(graphemesOf('A\u030a')).toEqual(['A\u030a']);
});
