import { expect, test } from 'vitest';
import { standingTypes } from './standingTypes.ts';

test('REPORT-20 the selector has the types that there are, in its own order', () => {
  expect(standingTypes([{ type: 'AWAY' }, { type: 'HOME' }, { type: 'TOTAL' }, { type: 'TOTAL' }])).toEqual([
    'TOTAL',
    'HOME',
    'AWAY',
  ]);
  expect(standingTypes([])).toEqual([]);
});
