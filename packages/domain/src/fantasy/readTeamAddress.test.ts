import { expect, test } from 'vitest';
import { readTeamAddress } from './readTeamAddress.ts';
import { toFantasyTeamId } from './toFantasyTeamId.ts';

test.each(['fantasy.tv2.no', 'fantasy.eliteserien.no', 'en.fantasy.eliteserien.no'])(
  'FANTASY-25 a team of Eliteserien Fantasy has its address on %s',
  (host) => {
    for (const address of [
      `https://${host}/entry/12345`,
      `${host}/entry/12345/event/7`,
      ` http://${host}/entry/12345?x#y `,
      // A phone's keyboard begins a text with a capital letter.
      `${host.charAt(0).toUpperCase()}${host.slice(1)}/entry/12345`,
      `Https://${host}/entry/12345`,
    ]) {
      expect(readTeamAddress(address)).toEqual({ game: 'eliteserien', teamId: '12345' });
      expect(toFantasyTeamId(address, 'eliteserien')).toBe('12345');
    }
  },
);

test('FANTASY-14 FANTASY-25 an address names its game, and counts in that game only', () => {
  const english = 'https://fantasy.premierleague.com/entry/7/event/12';
  expect(readTeamAddress(english)).toEqual({ game: 'fpl', teamId: '7' });
  expect(toFantasyTeamId(english, 'eliteserien')).toBeNull();
  expect(toFantasyTeamId('https://fantasy.tv2.no/entry/7', 'fpl')).toBeNull();
});

test('FANTASY-25 a number alone counts in the game in which it is typed, and does not name a game', () => {
  expect(toFantasyTeamId(' 42 ', 'eliteserien')).toBe('42');
  expect(readTeamAddress('42')).toBeNull();
});

test.each([
  '',
  'https://tv2.no/entry/7',
  'https://fantasy.tv2.no/entry/7a',
  'https://fantasy.tv2.no.example/entry/7',
  'https://example.com/fantasy.tv2.no/entry/7',
  'https://somebody@fantasy.tv2.no/entry/7',
  'https://fantasy.tv2.no/leagues/7',
])('FANTASY-25 «%s» is the address of no team', (typed) => {
  expect(readTeamAddress(typed)).toBeNull();
  expect(toFantasyTeamId(typed, 'eliteserien')).toBeNull();
});
