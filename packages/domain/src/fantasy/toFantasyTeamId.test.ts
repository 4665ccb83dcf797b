import { expect, test } from 'vitest';
import { toFantasyTeamId } from './toFantasyTeamId.ts';

test('FANTASY-5 a team id is a number, trimmed', () => {
  expect(toFantasyTeamId(' 1234567\n', 'fpl')).toBe('1234567');
  for (const none of ['', '  ', 'abc', '12a', '1 2', '-1', '1.5']) expect(toFantasyTeamId(none, 'fpl')).toBeNull();
});

test('FANTASY-14 the address of a team in the official game counts as its number', () => {
  for (const end of ['', '/', '/event/12', '?x=1', '#top']) {
    expect(toFantasyTeamId(` https://fantasy.premierleague.com/entry/1234567${end} `, 'fpl')).toBe('1234567');
  }
  expect(toFantasyTeamId('fantasy.premierleague.com/entry/7/history', 'fpl')).toBe('7');
  for (const none of [
    'https://fantasy.premierleague.com/entry/',
    'https://example.com/entry/7',
    'x/entry/7',
    '/entry/7a',
  ]) {
    expect(toFantasyTeamId(none, 'fpl')).toBeNull();
  }
});

test('FANTASY-5 zero and impossibly high numbers are numbers too: the server says that there is no such team', () => {
  expect(['0', '1000000000000'].map((id) => toFantasyTeamId(id, 'fpl'))).toEqual(['0', '1000000000000']);
});
