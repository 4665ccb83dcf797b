import { expect, test } from 'vitest';
import { fantasyFailureText } from './fantasySquadQuery.ts';

test('a failure that is neither of the name nor of the picks has the last words', () => {
  for (const error of [new TypeError('Load failed'), 'offline', null]) {
    expect(fantasyFailureText(error)).toBe('Failed to load fantasy data');
  }
});
