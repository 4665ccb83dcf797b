import { nb } from '@tribunen/locales';
import { expect, test } from 'vitest';
import { breakableName } from './breakableName.ts';
import { longestWordOf } from './longestWordOf.ts';

test('a known compound may be divided at its joint, with a hyphen', () => {
  expect(breakableName('Strømsgodset', nb.teams.compounds)).toBe('Strøms\u00ADgodset');
  expect(breakableName('Bosnia-Hercegovina', nb.teams.compounds)).toBe('Bosnia-Herce\u00ADgovina');
});

test('a name may be broken after a stroke, and is otherwise unchanged', () => {
  expect(breakableName('Bodø/Glimt', nb.teams.compounds)).toBe('Bodø/\u200BGlimt');
  expect(breakableName('Sarpsborg 08', 'Kristian-sund')).toBe('Sarpsborg 08');
});

test('the length of the longest word includes the mark that a line may break after', () => {
  expect(longestWordOf('Sarpsborg 08')).toBe(9);
  expect(longestWordOf('Bodø/Glimt')).toBe(5);
  expect(longestWordOf('Saudi-Arabia')).toBe(6);
  expect(longestWordOf('')).toBe(0);
});
