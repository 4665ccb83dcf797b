import { expect, test } from 'vitest';
import { ContractError } from '../ContractFault.ts';
import { parseMatchReport } from './parseMatchReport.ts';

const brann = { id: 900_002, name: 'SK Brann', shortName: 'Brann', tla: 'BRA', crest: null };
const viking = { id: 900_003, name: 'Viking FK', shortName: 'Viking', tla: 'VIK', crest: null };
const keeper = { id: 1, name: 'Nils Moe ', position: 'Goalkeeper', shirtNumber: 1 };
const answer = {
  id: 500_001,
  utcDate: '2026-11-21T14:00:00Z',
  status: 'FINISHED',
  homeTeam: { ...brann, formation: '4-3-3 ', lineup: [keeper], bench: [{ id: null, name: 'Per Lie' }] },
  awayTeam: { ...viking, formation: null, lineup: null },
  competition: { id: 900_000, code: 'ES', name: 'Eliteserien', emblem: null },
  score: { duration: 'REGULAR', fullTime: { home: 1, away: 1 } },
  goals: [
    {
      minute: 28,
      type: 'PENALTY',
      team: { id: 900_002, name: 'SK Brann' },
      scorer: { id: 7, name: 'Berg' },
      assist: null,
    },
    {
      minute: 45,
      injuryTime: 2,
      type: 'REGULAR',
      team: { id: 900_003 },
      scorer: { name: 'Dahl' },
      assist: { name: 'Lie' },
    },
  ],
  bookings: [{ minute: 60, team: { id: 900_003 }, player: { name: 'Dahl' }, card: 'YELLOW' }],
  substitutions: [{ minute: 70, team: { id: 900_002 }, playerOut: { name: 'Berg' }, playerIn: { name: 'Moen' } }],
  referees: [
    { name: 'Assistent Hansen', type: 'ASSISTANT_REFEREE_N1' },
    { name: 'Dommer Olsen ', type: 'REFEREE' },
  ],
  odds: { homeWin: 4.25 },
};

test('a match with all its details becomes the domain’s', () => {
  const { report, faults } = parseMatchReport('fetch-match', answer);
  expect(faults).toEqual([]);
  expect(report.match).toMatchObject({ id: '500001', status: 'FINISHED', score: { fullTime: { home: 1, away: 1 } } });
  expect(report.events.map(({ type, minute, teamSide, playerName }) => [type, minute, teamSide, playerName])).toEqual([
    ['GOAL', 28, 'home', 'Berg'],
    ['GOAL', 45, 'away', 'Dahl'],
    ['YELLOW_CARD', 60, 'away', 'Dahl'],
    ['SUBSTITUTION', 70, 'home', 'Berg'],
  ]);
  expect(report.lineUps.home).toMatchObject({
    formation: '4-3-3',
    lineup: [{ id: '1', name: 'Nils Moe', shirtNumber: 1, position: 'Goalkeeper' }],
    bench: [{ id: 'Per Lie', name: 'Per Lie', shirtNumber: null, position: null }],
  });
  expect(report.lineUps.away).toEqual({ formation: null, lineup: [], bench: [] });
  expect(report.referee).toBe('Dommer Olsen');
});

test.each([
  ['the referee of the list', { referee: 'Dommer Lie' }, 'Dommer Olsen'],
  [
    'the name beside a list of others',
    { referee: ' Dommer Lie ', referees: [{ name: 'Hansen', type: 'FOURTH' }] },
    'Dommer Lie',
  ],
  ['the name of the referee beside it', { referee: { name: 'Dommer Lie' }, referees: null }, 'Dommer Lie'],
  ['the first of the list', { referee: { name: null }, referees: [{ name: 'Hansen' }] }, 'Hansen'],
  ['nobody', { referee: '', referees: [] }, null],
])('the referee is %s', (_who, given, referee) => {
  expect(parseMatchReport('fetch-match', { ...answer, ...given }).report.referee).toBe(referee);
});

test('a shot keeps its place, its side, its minute with added time, and its chance of a goal', () => {
  const shot = {
    minute: 45,
    injuryTime: 2,
    team: { id: 900_003 },
    player: { name: 'Dahl ' },
    x: 11.2,
    y: -3.4,
    xg: 0.3,
  };
  const { report, faults } = parseMatchReport('fetch-match', {
    ...answer,
    shots: [
      { ...shot, outcome: 'GOAL' },
      { outcome: 'SAVED', x: 20, y: 0 },
      { ...shot, outcome: 'HIT_THE_MOON' },
    ],
  });
  expect(report.shots).toEqual([
    { side: 'away', minute: 47, player: 'Dahl', from: { x: 11.2, y: -3.4 }, outcome: 'goal', xg: 0.3 },
    { side: 'away', minute: 0, player: null, from: { x: 20, y: 0 }, outcome: 'on-target', xg: null },
  ]);
  expect(faults).toHaveLength(1);
});

test('REPORT-55 REPORT-56 the statistics of both sides become the domain’s, with their minute; a broken figure is left out', () => {
  const clock = { minute: 45, injuryTime: 2 };
  const { report, faults } = parseMatchReport('fetch-match', {
    ...answer,
    homeTeam: {
      ...answer.homeTeam,
      statistics: { ...clock, possession: 61, shots: 9, shotsOnTarget: 4, corners: -1, xg: 1.57 },
    },
    awayTeam: {
      ...answer.awayTeam,
      statistics: { ...clock, possession: 39, shots: 3, shotsOnTarget: 0, corners: 2 },
    },
  });
  expect(report.statistics).toEqual({
    clock: { minute: 45, injuryTime: 2 },
    figures: [
      { key: 'possession', home: 61, away: 39 },
      { key: 'shots', home: 9, away: 3 },
      { key: 'shotsOnTarget', home: 4, away: 0 },
    ],
  });
  expect(faults.map(({ path }) => path)).toEqual(['homeTeam.statistics.corners']);
});

test('REPORT-55 an answer without statistics has none, and the statistics of a match that is over have no minute', () => {
  expect(parseMatchReport('fetch-match', answer).report).not.toHaveProperty('statistics');
  const of = (team: object) => ({ ...team, statistics: { fouls: 7 } });
  const received = { ...answer, homeTeam: of(answer.homeTeam), awayTeam: of(answer.awayTeam) };
  expect(parseMatchReport('fetch-match', received).report.statistics).toEqual({
    clock: null,
    figures: [{ key: 'fouls', home: 7, away: 7 }],
  });
});

test('a match without details has no events and no players', () => {
  const { report, faults } = parseMatchReport('fetch-match', {
    ...answer,
    status: 'TIMED',
    homeTeam: brann,
    awayTeam: viking,
    goals: null,
    bookings: undefined,
    substitutions: null,
    referees: [{ name: 'Bare Ås', type: null }],
  });
  expect(faults).toEqual([]);
  expect(report).toMatchObject({ events: [], referee: 'Bare Ås', lineUps: { home: { lineup: [] } } });
});

test('broken parts are left out and reported with their path, the rest is kept', () => {
  const { report, faults } = parseMatchReport('fetch-match', {
    ...answer,
    venue: 5,
    shots: 'none',
    homeTeam: { ...answer.homeTeam, lineup: [keeper, { id: 2, name: null }] },
    goals: [answer.goals[0], { ...answer.goals[1], minute: '45+2' }],
    bookings: ['yellow'],
    events: [{ type: 'VAR', minute: 20 }, { minute: 21 }],
  });
  expect(report.events.map(({ type, minute }) => [type, minute])).toEqual([
    ['GOAL', 0],
    ['GOAL', 28],
    ['SUBSTITUTION', 70],
  ]);
  expect(report.lineUps.home.lineup).toHaveLength(1);
  expect(faults.map(({ where, path }) => `${where}: ${path}`)).toEqual([
    'fetch-match: venue',
    'fetch-match: bookings.0',
    'fetch-match: shots',
    'fetch-match: goals.1.minute',
    'fetch-match: events.1.type',
    'fetch-match: homeTeam.lineup.1.name',
  ]);
});

test('a player who is listed twice appears once, and a malformed formation is not shown', () => {
  const twin = { id: 2, name: 'Ola Vik' };
  const { report } = parseMatchReport('fetch-match', {
    ...answer,
    homeTeam: { ...brann, formation: '?', lineup: [keeper, twin, twin], bench: [twin, { id: 3, name: 'Per Lie' }] },
  });
  const { formation, lineup, bench } = report.lineUps.home;
  expect(formation).toBeNull();
  expect(lineup.map(({ name }) => name)).toEqual(['Nils Moe', 'Ola Vik']);
  expect(bench.map(({ name }) => name)).toEqual(['Per Lie']);
});

test.each([
  ['nothing', null, ''],
  ['a page', '<!doctype html>', ''],
  ['an error', { error: 'upstream' }, 'id'],
  ['a match without a score', { ...answer, score: null }, 'score'],
  ['a kickoff that is no moment', { ...answer, utcDate: '2026-02-31T14:00:00Z' }, 'utcDate'],
  ['a team that is a name', { ...answer, homeTeam: 'Brann' }, 'homeTeam'],
])('%s in place of the match cannot be shown at all', (_what, broken, path) => {
  expect(() => parseMatchReport('football-data', broken)).toThrow(ContractError);
  expect(() => parseMatchReport('football-data', broken)).toThrow(
    expect.objectContaining({ fault: { where: 'football-data', path, message: expect.any(String) } }),
  );
});
