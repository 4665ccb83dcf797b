import { expect, test } from 'vitest';
import { standingTypes } from './standingTypes.ts';

test('REPORT-20 the selector has the types that exist, in its own order', () => {
  expect(standingTypes([{ type: 'AWAY' }, { type: 'HOME' }, { type: 'TOTAL' }, { type: 'TOTAL' }])).toEqual([
    'TOTAL',
    'HOME',
    'AWAY',
  ]);
  expect(standingTypes([])).toEqual([]);
});

test('REPORT-20 a type that no table has is not offered', () => {
  expect(standingTypes([{ type: 'HOME' }])).toEqual(['HOME']);
});
