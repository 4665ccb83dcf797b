import { expect, test } from 'vitest';
import { ContractError } from '../ContractFault.ts';
import { parseCompetitions } from './parseCompetitions.ts';
import { parseMatches } from './parseMatches.ts';
import { parsePlayers } from './parsePlayers.ts';
import { parseScorers } from './parseScorers.ts';
import { parseSearchedTeams } from './parseSearchedTeams.ts';
import { parseStandings } from './parseStandings.ts';
import { parseTeamDetails } from './parseTeamDetails.ts';
import { parseTeams } from './parseTeams.ts';

const arsenal = { id: 57, name: 'Arsenal FC', shortName: 'Arsenal', tla: 'ARS ', crest: null };
const brann = { id: 900_002, name: 'SK Brann' };
const row = {
  position: 1,
  team: arsenal,
  playedGames: 6,
  form: 'W,D,W,W,D',
  won: 4,
  draw: 2,
  lost: 0,
  points: 14,
  goalsFor: 13,
  goalsAgainst: 4,
  goalDifference: 9,
};

test('competitions are normalised, under either name of the emblem; a broken competition is reported', () => {
  const { values, faults } = parseCompetitions('competitions', {
    competitions: [
      { id: 2021, code: 'PL', name: 'Premier League ', emblem: 'pl.svg' },
      { id: 900_000, code: 'es', name: 'Eliteserien', crest_url: 'es.svg' },
      { id: 2001, name: 'Champions League' },
    ],
  });
  expect(values).toEqual([
    { id: 'PL', dbId: 2021, name: 'Premier League', emblem: 'pl.svg' },
    { id: 'ES', dbId: 900_000, name: 'Eliteserien', emblem: 'es.svg' },
  ]);
  expect(faults).toEqual([{ where: 'competitions', path: 'competitions.2.code', message: expect.any(String) }]);
});

test('teams are normalised; an undecided side is left out, a broken team is reported', () => {
  const { values, faults } = parseTeams('teams', {
    teams: [arsenal, { id: null, name: null }, { id: 'femti-sju', name: 'Arsenal' }],
  });
  expect(values).toEqual([{ id: '57', name: 'Arsenal FC', shortName: 'Arsenal', tla: 'ARS', crest: null }]);
  expect(faults).toEqual([{ where: 'teams', path: 'teams.2.id', message: expect.any(String) }]);
});

test.each([
  ['one team', { team: brann }, ['SK Brann']],
  ['no team', { team: null }, []],
  ['several teams', { teams: [brann, arsenal] }, ['SK Brann', 'Arsenal FC']],
])('a search may find %s', (_what, answer, names) => {
  const { values, faults } = parseSearchedTeams(answer);
  expect({ names: values.map(({ name }) => name), faults }).toEqual({ names, faults: [] });
});

test('a broken team in the results is reported with its path', () => {
  expect(parseSearchedTeams({ team: { id: 7 } })).toMatchObject({ values: [], faults: [{ path: 'team.name' }] });
});

test('players have their id as text; a broken shirt number becomes null, and is reported', () => {
  const { values, faults } = parsePlayers({
    players: [
      { id: 7, name: 'Berg ', position: 'Forward', shirtNumber: 9 },
      { id: '8', name: 'Moe' },
      { id: 9, name: 'Dahl', shirtNumber: 'ni' },
    ],
  });
  expect(values).toEqual([
    { id: '7', name: 'Berg', position: 'Forward', shirtNumber: 9 },
    { id: '8', name: 'Moe', position: null, shirtNumber: null },
    { id: '9', name: 'Dahl', position: null, shirtNumber: null },
  ]);
  expect(faults).toEqual([
    { where: 'premier-league-data', path: 'players.2.shirtNumber', message: expect.any(String) },
  ]);
});

test('a list of matches keeps those that can be read; a broken match is reported', () => {
  const match = {
    id: 1,
    utcDate: '2026-11-21T15:00:00Z',
    status: 'TIMED',
    homeTeam: arsenal,
    awayTeam: brann,
    competition: { id: 2021, code: 'PL', name: 'Premier League' },
    score: { fullTime: { home: null, away: null } },
  };
  const { values, faults } = parseMatches('football-data', { matches: [match, { ...match, utcDate: 'soon' }] });
  expect(values.map(({ id }) => id)).toEqual(['1']);
  expect(faults).toEqual([{ where: 'football-data', path: 'matches.1.utcDate', message: expect.any(String) }]);
});

test('scorers come with their team; figures that the provider leaves out are zero, except the matches', () => {
  const berg = { id: 7, name: 'Nils Berg ', firstName: 'Nils', section: 'Offence', position: null, shirtNumber: 9 };
  const { values, faults } = parseScorers({
    count: 3,
    scorers: [
      { player: berg, team: arsenal, playedMatches: 12, goals: 9, assists: 3, penalties: 2 },
      { player: { id: 8, name: 'Moe' }, team: brann, goals: 4, assists: null, penalties: null },
      { player: { name: 'Uten nummer' }, team: brann, goals: 3 },
    ],
  });
  expect(values).toMatchObject([
    {
      player: { id: '7', name: 'Nils Berg', position: null, shirtNumber: 9 },
      team: { id: '57', tla: 'ARS' },
      goals: 9,
      assists: 3,
      penalties: 2,
      playedMatches: 12,
    },
    { player: { id: '8' }, goals: 4, assists: 0, penalties: 0, playedMatches: null },
  ]);
  expect(faults).toEqual([{ where: 'football-data', path: 'scorers.2.player.id', message: expect.any(String) }]);
});

test('a team comes with its ground, its coach, its competitions and its squad', () => {
  const { details, faults } = parseTeamDetails({
    ...arsenal,
    venue: 'Emirates Stadium ',
    coach: { id: 1, name: 'Ola Nordmann' },
    runningCompetitions: [{ id: 2021, code: 'PL', name: 'Premier League', type: 'LEAGUE', emblem: null }, { id: 1 }],
    squad: [{ id: 7, name: 'Nils Berg', position: 'Offence', nationality: 'Norway' }, { name: 'Uten nummer' }],
  });
  expect(details).toMatchObject({
    team: { id: '57', name: 'Arsenal FC' },
    venue: 'Emirates Stadium',
    coach: 'Ola Nordmann',
    competitions: [{ id: 'PL', dbId: 2021 }],
    squad: [{ id: '7', name: 'Nils Berg', shirtNumber: null }],
  });
  expect(faults.map(({ path }) => path)).toEqual(['runningCompetitions.1.code', 'squad.1.id']);
});

test('a team of the provider’s smallest plan has its name and nothing else', () => {
  expect(parseTeamDetails({ ...brann, coach: null }).details).toMatchObject({
    venue: null,
    coach: null,
    competitions: [],
    squad: [],
  });
  expect(() => parseTeamDetails({ error: 'upstream' })).toThrow(ContractError);
});

test('tables come by type and group, row by row', () => {
  const { standings, faults } = parseStandings({
    standings: [
      { stage: 'REGULAR_SEASON', type: 'TOTAL', group: null, table: [row, { ...row, won: -1 }] },
      { stage: 'GROUP_STAGE', type: 'HOME', group: 'GROUP_A', table: [] },
    ],
  });
  expect(standings).toMatchObject([
    { type: 'TOTAL', group: null, rows: [{ position: 1, team: { id: '57', tla: 'ARS' }, points: 14 }] },
    { type: 'HOME', group: 'GROUP_A', rows: [] },
  ]);
  expect(faults).toEqual([{ where: 'football-data', path: 'standings.0.table.1.won', message: expect.any(String) }]);
});

test('tables have the first and last day of their season, when the provider gives both', () => {
  const seasonOf = (season: unknown) =>
    parseStandings({ season, standings: [{ type: 'TOTAL', group: null, table: [] }] }).standings[0]?.season;
  expect(seasonOf({ startDate: '2026-03-29', endDate: '2026-11-29' })).toEqual({
    first: '2026-03-29',
    last: '2026-11-29',
  });
  expect(seasonOf({ startDate: '2026-03-29', endDate: null })).toBeNull();
  expect(seasonOf(undefined)).toBeNull();
});

test('a table of an unknown type is left out and reported, the others are shown', () => {
  const [odd, known] = ['NEUTRAL', 'HOME'].map((type) => ({ type, group: null, table: [] }));
  const { standings, faults } = parseStandings({ season: 2026, standings: [odd, known] });
  expect(standings.map(({ type }) => type)).toEqual(['HOME']);
  expect(faults.map(({ path }) => path)).toEqual(['season', 'standings.0.type']);
});

test.each([
  ['competitions', (answer: unknown) => parseCompetitions('competitions', answer)],
  ['teams', (answer: unknown) => parseTeams('teams', answer)],
  ['searched teams', parseSearchedTeams],
  ['players', parsePlayers],
  ['standings', parseStandings],
  ['matches', (answer: unknown) => parseMatches('football-data', answer)],
  ['scorers', parseScorers],
])('%s that are not a list cannot be shown at all', (_what, parse) => {
  for (const answer of [
    null,
    '<!doctype html>',
    { error: 'upstream' },
    [],
    { teams: {}, players: 1, standings: '', scorers: 0 },
  ]) {
    expect(() => parse(answer)).toThrow(ContractError);
  }
});
