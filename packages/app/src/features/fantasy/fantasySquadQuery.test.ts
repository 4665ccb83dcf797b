import { expect, test } from 'vitest';
import { fantasyFailureText } from './fantasySquadQuery.ts';

test('a failure of neither the name nor the picks has the last of the texts', () => {
  for (const error of [new TypeError('Load failed'), 'offline', null]) {
    expect(fantasyFailureText(error)).toBe('Failed to load fantasy data');
  }
});
