import { expect, test } from 'vitest';
import { closingTable, timeTaken } from '../../tooling/gate/closingTable.mjs';
import { failuresIn } from '../../tooling/gate/failuresIn.mjs';
import { wholeBudget } from '../../tooling/gate/parts.mjs';

test('the duration of a part is printed beside its budget, with a warning if it exceeds the budget', () => {
  expect(timeTaken(55, 55)).toBe('55.0 s of 55 s');
  expect(timeTaken(55.1, 55)).toBe('55.1 s of 55 s  ⚠ beyond its budget');
});

test('the table shows the tests, the duration and the budget of each part and of the whole gate', () => {
  const results = [
    { name: 'check', budget: 55, seconds: 61.4, counts: { passed: 7, failed: 0, skipped: 0 } },
    { name: 'stories', budget: 140, seconds: 100, counts: { passed: 238, failed: 0, skipped: 1 } },
  ];
  expect(closingTable(results, { seconds: 162, budget: 195 })).toEqual([
    '  part     passed  failed  skipped   took  budget',
    '  check         7       0        0   1:01    0:55  ⚠ beyond its budget',
    '  stories     238       0        1   1:40    2:20',
    '  in all      245       0        1   2:42    3:15',
  ]);
});

test('failures are found in the output of Vitest and of Playwright, with the lines that explain them and without colours', () => {
  const vitest = ' ✓ a goal\n\u001b[31m FAIL \u001b[39m chat > a card\nAssertionError: expected 1\n';
  expect(failuresIn(vitest)).toEqual([' FAIL  chat > a card', 'AssertionError: expected 1']);
  expect(failuresIn('  ✓  1 a goal (2s)\n  ✘  2 a card (5s)\n')).toEqual(['  ✘  2 a card (5s)']);
  expect(failuresIn(' ✓ a goal\n ✓ a card\n')).toEqual([]);
});

test('at most eighty lines about failures are printed', () => {
  expect(failuresIn('FAIL a\n'.repeat(200))).toHaveLength(80);
});

test('the budget of the whole gate is at most twenty minutes', () => {
  expect(wholeBudget).toBeGreaterThan(0);
  expect(wholeBudget).toBeLessThanOrEqual(20 * 60);
});
