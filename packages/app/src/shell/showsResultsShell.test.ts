import { expect, test } from 'vitest';
import { showsResultsShell } from './showsResultsShell.ts';

test.each(['/', '/results', '/results/'])('%s begins with the shell of the results', (pathname) => {
  expect(showsResultsShell(pathname)).toBe(true);
});

test.each(['/auth', '/match/7', '/results/7', '/tribune/42'])('%s does not', (pathname) => {
  expect(showsResultsShell(pathname)).toBe(false);
});
