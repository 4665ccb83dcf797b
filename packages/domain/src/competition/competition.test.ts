import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Competition, CompetitionCode } from '../match/Match.ts';
import { allowList } from './allowList.ts';
import { builtInTeams } from './builtInTeams.ts';
import { clubIdOf } from './clubIdOf.ts';
import { clubs } from './clubs.ts';
import { namesOfTeam } from './namesOfTeam.ts';
import { searchFollowables } from '../follow/searchFollowables.ts';
import { searchTeams } from '../follow/searchTeams.ts';
import { competitionIdOf } from './competitionIdOf.ts';
import { fallbackCompetitions } from './fallbackCompetitions.ts';
import { isAllowedCompetition } from './isAllowedCompetition.ts';
import { orderCompetitions, topLeagues } from './orderCompetitions.ts';

const code = (text: string) => text as CompetitionCode;
const ownName = ({ name }: Competition): string => name;
const named = (id: string, name: string): Competition => ({ id: code(id), dbId: null, name, emblem: null });

test('COMP-1 the allow-list has 52 competitions of football-data.org and thirteen more, each with its own code and id', () => {
  expect(allowList).toHaveLength(65);
  expect(new Set(allowList.map((one) => one.code)).size).toBe(65);
  expect(new Set(allowList.map((one) => one.dbId)).size).toBe(65);
  expect(allowList.every(({ code: id, dbId }) => dbId === competitionIdOf(id))).toBe(true);
  expect(allowList.slice(0, 5).map((one) => one.code)).toEqual(topLeagues);
});

test.each([
  'PL',
  'PD',
  'SA',
  'BL1',
  'FL1',
  'CL',
  'ELC',
  'PPL',
  'DED',
  'WC',
  'EC',
  'TIP',
  'OBL',
  'TOP',
  'NMC',
  'QEC',
  'FRW',
  'QWW',
  'QWE',
])('COMP-1 %s is allowed', (id) => {
  expect(isAllowedCompetition(code(id))).toBe(true);
});

test('COMP-1 a competition outside the list is not allowed', () => {
  expect(isAllowedCompetition(code('REG'))).toBe(false);
  expect(isAllowedCompetition(code('pl'))).toBe(false);
});

test('COMP-2 the five top leagues come first, then the rest by name', () => {
  const ordered = orderCompetitions(
    [
      named('ALL', 'allsvenskan'),
      named('FL1', 'Ligue 1'),
      named('BL1', 'Bundesliga'),
      named('ABL', 'Bundesliga'),
      named('AAA', 'Bundesliga'),
      named('TIP', 'Åskog'),
      named('SA', 'Serie A'),
      named('PD', 'Primera Division'),
      named('PL', 'Premier League'),
    ],
    ownName,
  );
  expect(ordered.map(({ id }) => id)).toEqual(['PL', 'PD', 'SA', 'BL1', 'FL1', 'ALL', 'AAA', 'ABL', 'TIP']);
});

test('COMP-2 the order follows the names that are shown', () => {
  const shown: Readonly<Record<string, string>> = { CL: 'Mesterligaen', WC: 'VM', DED: 'Eredivisie' };
  const ordered = orderCompetitions(
    [named('WC', 'FIFA World Cup'), named('CL', 'UEFA Champions League'), named('DED', 'Eredivisie')],
    ({ id, name }) => shown[id] ?? name,
  );
  expect(ordered.map(({ id }) => id)).toEqual(['DED', 'CL', 'WC']);
});

test('COMP-2 the order does not depend on the input order', () => {
  const some = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('PL', 'FL1', 'CL', 'EL', 'WC', 'EC'), name: fc.constantFrom('A', 'b', 'Ø') }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(some, (parts) => {
      const competitions = parts.map(({ id, name }) => named(id, name));
      expect(orderCompetitions(competitions.toReversed(), ownName)).toEqual(orderCompetitions(competitions, ownName));
    }),
    { seed: 24, numRuns: 200 },
  );
});

test.each([
  ['PL', 2021],
  ['BL1', 2002],
  ['SA', 2019],
  ['PD', 2014],
  ['FL1', 2015],
  ['CL', 2001],
])('COMP-3 %s has the id %d', (id, dbId) => {
  expect(competitionIdOf(code(id))).toBe(dbId);
});

test('COMP-3 an unknown code has no id', () => {
  expect(competitionIdOf(code('XX'))).toBeNull();
});

test('COMP-4 when the list cannot be loaded, the five top leagues replace it', () => {
  expect(fallbackCompetitions('follows').map(({ id, dbId }) => [id, dbId])).toEqual([
    ['PL', 2021],
    ['PD', 2014],
    ['SA', 2019],
    ['BL1', 2002],
    ['FL1', 2015],
  ]);
});

test('COMP-4 the favourite-team picker adds four more', () => {
  expect(
    fallbackCompetitions('picker')
      .slice(5)
      .map(({ id, dbId }) => [id, dbId]),
  ).toEqual([
    ['CL', 2001],
    ['DED', 2003],
    ['PPL', 2017],
    ['ELC', 2016],
  ]);
});

test('COMP-5 twenty clubs of the Premier League, and some of each other top league, are known by each of their names', () => {
  expect(clubs.filter(({ league }) => league === 'PL')).toHaveLength(20);
  expect(new Set(clubs.map(({ league }) => league))).toEqual(new Set(topLeagues));
  expect(new Set(clubs.map(({ team }) => team.id)).size).toBe(clubs.length);
  for (const { team, otherNames } of clubs) {
    for (const name of [team.name, team.shortName, ...otherNames]) expect(clubIdOf(name)).toBe(team.id);
  }
});

test('COMP-5 letter case and space do not matter, and no other club is known', () => {
  expect(clubIdOf(' man city ')).toBe('65');
  expect(clubIdOf('WOLVES')).toBe('76');
  expect(clubIdOf('Barça')).toBe('81');
  expect(clubIdOf('bayern munchen')).toBe('5');
  expect(clubIdOf('Brann')).toBeNull();
});

test('COMP-5 a search finds a club by a usual name that the provider does not have', () => {
  const [club] = clubs.filter(({ otherNames }) => otherNames.includes('Spurs')).map(({ team }) => team);
  if (club === undefined) throw new Error('no such club');
  expect(searchTeams('spur', [club], { acrossAll: true })).toEqual({ kind: 'found', teams: [club] });
  const index = { competitions: [], teams: [club], loaded: new Set<never>() };
  expect(searchFollowables('spurs', index).found).toEqual([{ kind: 'team', team: club }]);
  expect(namesOfTeam({ ...club, id: null })).toEqual(['Tottenham Hotspur FC', 'Tottenham']);
});

test('COMP-6 a few teams are built in', () => {
  expect(builtInTeams.map(({ id, shortName }) => [id, shortName])).toEqual([
    ['57', 'Arsenal'],
    ['61', 'Chelsea'],
    ['64', 'Liverpool'],
    ['65', 'Man City'],
    ['66', 'Man United'],
    ['73', 'Tottenham'],
  ]);
});
