import { expect, test } from 'vitest';
import { normaliseChip } from './normaliseChip.ts';

test('FANTASY-9 chips are recognised by the codes of the official game', () => {
  expect(['3xc', 'bboost', 'wildcard', 'freehit'].map((code) => normaliseChip(code, 'fpl'))).toEqual([
    'triple-captain',
    'bench-boost',
    'wildcard',
    'free-hit',
  ]);
  for (const none of [null, undefined, 'manager', 3]) expect(normaliseChip(none, 'fpl')).toBeNull();
});
