import { expect, test } from 'vitest';
import { toFantasyTeamId } from './toFantasyTeamId.ts';

test('FANTASY-5 a team id is a number, trimmed', () => {
  expect(toFantasyTeamId(' 1234567\n')).toBe('1234567');
  for (const none of ['', '  ', 'abc', '12a', '1 2', '-1', '1.5']) expect(toFantasyTeamId(none)).toBeNull();
});
