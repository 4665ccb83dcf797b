import type { CompetitionCode, MatchId, UtcDay } from '@tribunen/domain';
import { describe, expect, test } from 'vitest';
import { openProvider } from '../../testing/openProvider.ts';
import { apiFootball } from './apiFootball.ts';

const url = 'https://api-football.example.test';
const home = { id: 319, name: 'Lyngoy', logo: 'https://crest.test/319.png' };
const away = { id: 326, name: 'Valerenga', logo: null };
const none = { home: null, away: null };
const fixture = {
  fixture: {
    id: 7_001,
    referee: 'K. Dommer',
    date: '2026-11-21T15:00:00+00:00',
    venue: { id: 1, name: 'Lyngøy stadion' },
    status: { short: '2H', elapsed: 71, extra: null },
  },
  league: { id: 103, name: 'Eliteserien', season: 2026, round: 'Regular Season - 22' },
  teams: { home, away },
  goals: { home: 1, away: 0 },
  score: { halftime: { home: 1, away: 0 }, fulltime: none, extratime: none, penalty: none },
};
const event = (elapsed: number, team: { readonly id: number }, detail: string, changes: object = {}) => ({
  time: { elapsed, extra: null },
  team,
  player: { id: 9, name: 'A. Berg' },
  assist: { id: null, name: null },
  type: /card/i.test(detail) ? 'Card' : 'Goal',
  detail,
  comments: null,
  ...changes,
});
const envelope = (response: readonly unknown[], errors: unknown = []) =>
  Response.json({ get: 'fixtures', parameters: {}, errors, results: response.length, response });
const live = { kind: 'live' } as const;

function open(replies: Parameters<typeof openProvider>[0], plan: 'free' | 'paid' = 'free') {
  const { asked, world } = openProvider(replies);
  return { asked, provider: apiFootball({ url, key: 'secret', plan }, world) };
}

/**
 * Changes some fields of the example match, and returns the match as the provider reads it from a list of matches in
 * play.
 */
async function read(changes: object) {
  const { asked, provider } = open({});
  await provider.matches(live);
  const path = new URL(asked[0]?.url ?? url);
  const answer = await open({ [path.pathname + path.search]: envelope([{ ...fixture, ...changes }]) }).provider.matches(
    live,
  );
  return answer.status === 'known' ? answer.body[0] : answer;
}

const inPlay = (events: readonly unknown[], changes: object = {}) => read({ ...changes, events });

test('one request returns the matches in play of every league that the app offers, and the key is sent only in a header', async () => {
  const { asked, provider } = open({});
  await provider.matches(live);
  expect(asked[0]?.url).toBe(
    `${url}/fixtures?live=103-104-105-725-915-39-140-135-78-61-2-3-848-1-4-32-5-10-8-743-1040-960-666-880-1083`,
  );
  expect(asked[0]?.headers.get('x-apisports-key')).toBe('secret');
});

test('COMP-1 with `isNorwayOnly` the free plan reports the qualifiers of the women’s and the men’s national teams, but only Norway’s friendlies', async () => {
  const path = '/fixtures?live=103-104-105-725-915-32-5-10-8-743-1040-960-666-880-1083';
  const play = (id: number, league: number, name: string) => ({
    ...fixture,
    fixture: { ...fixture.fixture, id },
    league: { id: league },
    teams: { home: { id: 1, name: 'Sweden W' }, away: { id: 2, name } },
  });
  const matches = [play(1, 666, 'Norway W'), play(2, 666, 'Chile W'), play(3, 880, 'Chile W'), play(4, 960, 'Norway')];
  const { world } = openProvider({ [path]: envelope(matches) });
  const provider = apiFootball({ url, key: 'secret', plan: 'free', isNorwayOnly: true }, world);
  expect(await provider.matches(live)).toMatchObject({
    body: [
      { id: 1, competition: { code: 'FRW' } },
      { id: 3, competition: { code: 'QWW' } },
      { id: 4, competition: { code: 'QEC' } },
    ],
  });
});

test('a match in play has its clock, its matchday, Norwegian letters in the clubs’ names and no crest', async () => {
  expect(await read({})).toMatchObject({
    id: 7_001,
    status: 'IN_PLAY',
    minute: 71,
    injuryTime: null,
    stage: 'REGULAR_SEASON',
    matchday: 22,
    homeTeam: { id: 319, name: 'Lyngoy', crest: null },
    awayTeam: { name: 'Vålerenga' },
    competition: { code: 'TIP', id: 2106 },
    score: { duration: 'REGULAR', fullTime: { home: 1, away: 0 }, halfTime: { home: 1, away: 0 } },
    goals: null,
    bookings: null,
    substitutions: null,
  });
  const unknownLeague = await read({ league: { ...fixture.league, id: 999 } });
  expect(unknownLeague).toBeUndefined();
});

test.each([
  ['TBD', 'SCHEDULED', 'REGULAR'],
  ['NS', 'TIMED', 'REGULAR'],
  ['1H', 'IN_PLAY', 'REGULAR'],
  ['HT', 'PAUSED', 'REGULAR'],
  ['2H', 'IN_PLAY', 'REGULAR'],
  ['ET', 'IN_PLAY', 'EXTRA_TIME'],
  ['BT', 'PAUSED', 'EXTRA_TIME'],
  ['P', 'IN_PLAY', 'PENALTY_SHOOTOUT'],
  ['SUSP', 'SUSPENDED', 'REGULAR'],
  ['INT', 'SUSPENDED', 'REGULAR'],
  ['LIVE', 'LIVE', 'REGULAR'],
  ['FT', 'FINISHED', 'REGULAR'],
  ['AET', 'FINISHED', 'EXTRA_TIME'],
  ['PEN', 'FINISHED', 'PENALTY_SHOOTOUT'],
  ['PST', 'POSTPONED', 'REGULAR'],
  ['CANC', 'CANCELED', 'REGULAR'],
  ['ABD', 'CANCELED', 'REGULAR'],
  ['AWD', 'AWARDED', 'REGULAR'],
  ['WO', 'AWARDED', 'REGULAR'],
])('the provider’s status %s is read as the status %s with the duration %s', async (short, status, duration) => {
  expect(await read({ fixture: { ...fixture.fixture, status: { short } } })).toMatchObject({
    status,
    score: { duration },
  });
});

test.each([
  ['1H', 30, null],
  ['LIVE', null, null],
  ['SUSP', 30, null],
  ['INT', 45, null],
  ['ABD', 12, null],
  ['HT', 45, 1],
  ['SUSP', 60, 1],
  ['INT', 46, 1],
  ['LIVE', 70, 1],
  ['FT', null, 1],
])('FEED-12 a match with the status %s in minute %s has the half-time score %s', async (short, elapsed, home) => {
  expect(await read({ fixture: { ...fixture.fixture, status: { short, elapsed } } })).toMatchObject({
    score: { halfTime: home === null ? null : { home, away: 0 } },
  });
});

test('a match with an undocumented status is left out', async () => {
  expect(await read({ fixture: { ...fixture.fixture, status: { short: 'ZZ' } } })).toBeUndefined();
});

test('a match decided by a shoot-out reports the shoot-out’s score separately, and no kick counts as a goal', async () => {
  const kick = { comments: 'Penalty Shootout', time: { elapsed: 120, extra: 1 } };
  const match = await inPlay(
    [
      event(120, home, 'Penalty', kick),
      event(120, away, 'Missed Penalty', kick),
      event(30, home, 'Normal Goal'),
      event(60, away, 'Missed Penalty'),
    ],
    {
      fixture: { ...fixture.fixture, status: { short: 'PEN', elapsed: 120 } },
      score: {
        halftime: none,
        fulltime: { home: 1, away: 0 },
        extratime: { home: 0, away: 0 },
        penalty: { home: 3, away: 2 },
      },
    },
  );
  expect(match).toMatchObject({
    score: { regularTime: { home: 1, away: 0 }, extraTime: { home: 0, away: 0 }, penalties: { home: 3, away: 2 } },
    goals: [{ minute: 30, score: { home: 1, away: 0 } }],
  });
});

test('goals are in order with the score after each, and an own goal belongs to the team for which it counts', async () => {
  const match = await inPlay(
    [
      event(46, away, 'Own Goal', { player: { id: null, name: null } }),
      event(45, home, 'Penalty', { time: { elapsed: 45, extra: 2 } }),
      event(80, home, 'Normal Goal', { player: { id: 0, name: ' B. Lie ' }, assist: { id: 4, name: null } }),
    ],
    { goals: { home: 2, away: 1 } },
  );
  expect(match).toMatchObject({
    goals: [
      { minute: 45, injuryTime: 2, type: 'PENALTY', scorer: { id: 9, name: 'A. Berg' }, score: { home: 1, away: 0 } },
      { minute: 46, type: 'OWN', scorer: null, score: { home: 1, away: 1 } },
      {
        minute: 80,
        type: 'REGULAR',
        scorer: { id: null, name: 'B. Lie' },
        assist: { id: 4 },
        score: { home: 2, away: 1 },
      },
    ],
  });
});

test('a goal that the video referee took back is left out if the provider lists more goals for the team than the score has', async () => {
  const decision = { type: 'Var', detail: 'Goal cancelled' };
  const cancelled = event(12, home, 'Goal cancelled', decision);
  const events = [event(10, home, 'Normal Goal'), cancelled, event(20, home, 'Normal Goal')];
  expect(await inPlay(events)).toMatchObject({ goals: [{ minute: 20 }], cancelledGoals: { home: 1, away: 0 } });
  expect(await inPlay(events, { goals: { home: 2, away: 0 } })).toMatchObject({
    goals: [{ minute: 10 }, { minute: 20 }],
  });
  const confirmed = event(12, home, 'Penalty confirmed', { type: 'Var' });
  expect(await inPlay([event(10, home, 'Normal Goal'), confirmed])).toMatchObject({ goals: [{ minute: 10 }] });
});

test('a yellow and a red card of two players without id and name stay two cards', async () => {
  const unknown = { player: { id: null, name: null } };
  const match = await inPlay([event(36, home, 'Yellow Card', unknown), event(36, home, 'Red Card', unknown)]);
  expect(match).toMatchObject({ bookings: [{ card: 'YELLOW' }, { card: 'RED' }] });
});

test('a yellow and a red card of one player in the same minute count as one second yellow card', async () => {
  const other = { player: { id: null, name: 'C. Dahl' } };
  const match = await inPlay([
    event(29, home, 'Yellow Card'),
    event(36, home, 'Yellow Card'),
    event(36, home, 'Red Card'),
    event(36, away, 'Yellow Card', other),
    event(40, away, 'Red Card', other),
    event(50, away, 'Second Yellow card'),
  ]);
  expect(match).toMatchObject({
    bookings: [
      { minute: 29, card: 'YELLOW' },
      { minute: 36, card: 'YELLOW_RED', team: { id: 319 } },
      { minute: 36, card: 'YELLOW', player: { name: 'C. Dahl' } },
      { minute: 40, card: 'RED' },
      { minute: 50, card: 'YELLOW_RED' },
    ],
  });
});

describe('line-ups', () => {
  const player = (id: number, grid: string | null, pos = 'D') => ({
    player: { id, name: `Spiller ${id}`, number: id, pos, grid },
  });
  const lineUp = {
    team: home,
    formation: '2-1',
    startXI: [player(1, '1:1', 'G'), player(5, '2:2'), player(2, '2:1'), player(9, '3:1', 'F')],
    substitutes: [player(12, null, 'X')],
  };
  const change = (off: number, on: number) =>
    event(60, home, 'Substitution 1', {
      type: 'subst',
      player: { id: off, name: `${off}` },
      assist: { id: on, name: `${on}` },
    });

  test('the eleven are listed by rows from the goalkeeper, and within a row from the left', async () => {
    expect(await inPlay([], { lineups: [lineUp] })).toMatchObject({
      homeTeam: {
        formation: '2-1',
        lineup: [
          { id: 1, position: 'Goalkeeper', slotIndex: 0 },
          { id: 2, position: 'Defender', slotIndex: 1 },
          { id: 5, slotIndex: 2 },
          { id: 9, position: 'Forward', slotIndex: 3 },
        ],
        bench: [{ id: 12, position: null, slotIndex: null }],
      },
    });
    const withoutGrid = { ...lineUp, startXI: [player(1, null), player(5, '2:2')], substitutes: null };
    expect(await inPlay([], { lineups: [withoutGrid] })).toMatchObject({
      homeTeam: {
        lineup: [
          { id: 1, slotIndex: null },
          { id: 5, slotIndex: null },
        ],
        bench: [],
      },
    });
    const empty = await inPlay([], { lineups: [{ ...lineUp, startXI: null }] });
    expect(empty).not.toHaveProperty('homeTeam.lineup');
  });

  test('the line-up corrects a substitution in which the provider has swapped the two players', async () => {
    for (const events of [[change(9, 12)], [change(12, 9)]]) {
      expect(await inPlay(events, { lineups: [lineUp] })).toMatchObject({
        substitutions: [{ minute: 60, playerOut: { id: 9 }, playerIn: { id: 12 } }],
      });
    }
    expect(await inPlay([change(9, 12)])).toMatchObject({ substitutions: [{ playerOut: { id: 9 } }] });
  });
});

test.each([
  ['Regular Season - 22', 'REGULAR_SEASON', 22],
  ['Group A - 3', 'GROUP_STAGE', 3],
  ['League Stage - 8', 'LEAGUE_STAGE', 8],
  ['1st Preliminary Round', 'PRELIMINARY_ROUND', null],
  ['Round of 16', 'LAST_16', null],
  ['Semi-finals', 'SEMI_FINALS', null],
  ['Promotion Play-offs - Final', 'PLAYOFFS', null],
  ['A round of its own - 3', null, null],
  [null, null, null],
])('the round «%s» is the stage %s and the matchday %s', async (round, stage, matchday) => {
  expect(await read({ league: { id: 103, round } })).toMatchObject({ stage, matchday });
});

test('a finished match whose status does not show the extra time gets the duration that its scores show', async () => {
  const over = (score: object) => read({ fixture: { ...fixture.fixture, status: { short: 'FT' } }, score });
  const scores = { halftime: none, fulltime: none, extratime: { home: 0, away: 0 } };
  expect(await over({ ...scores, penalty: none })).toMatchObject({ score: { duration: 'EXTRA_TIME' } });
  expect(await over({ ...scores, penalty: { home: 1, away: 0 } })).toMatchObject({
    score: { duration: 'PENALTY_SHOOTOUT' },
  });
});

describe('the provider refuses with HTTP 200', () => {
  const day = { kind: 'days', from: '2026-11-21' as UtcDay, to: '2026-11-21' as UtcDay } as const;
  /** The clock of the test shows half past three in the afternoon. */
  const untilMidnight = 8.5 * 3600;
  const refuse = (errors: unknown) => open({ '/fixtures?date=2026-11-21': envelope([], errors) }).provider.matches(day);

  test.each([
    ['the key is wrong', { token: 'Error/Missing application key.' }, 3600],
    ['the account is suspended', { access: 'Your account is suspended.' }, 3600],
    [
      'the calls of the day are used up',
      { requests: 'You have reached the request limit for the day.' },
      untilMidnight,
    ],
    ['too many calls in a minute', [{ rateLimit: 'Too many requests.' }], 60],
    ['season', { season: 'The Season field is required.' }, null],
  ])('a refusal with the reason «%s» is a fault', async (fault, errors, waitSeconds) => {
    expect(await refuse(errors)).toMatchObject({
      status: 'failed',
      fault: `refused the call: ${fault}`,
      reported: { waitSeconds },
    });
  });

  test('after a refusal two seconds after midnight UTC the wait is ten minutes, because the refusal may be about the day before', async () => {
    const errors = { requests: 'You have reached the request limit for the day.' };
    const { world } = openProvider({ '/fixtures?date=2026-11-21': envelope([], errors) });
    const now = () => Date.parse('2026-11-21T00:00:02Z');
    const provider = apiFootball({ url, key: 'secret', plan: 'free' }, { ...world, now });
    expect(await provider.matches(day)).toMatchObject({ status: 'failed', reported: { waitSeconds: 600 } });
  });

  test('a call that the plan does not include has the status «unknown», and its fault gives an operator the reason', async () => {
    expect(await refuse({ plan: 'Free plans do not have access to this date.' })).toMatchObject({
      status: 'unknown',
      fault: 'refused the call: the plan does not include it',
    });
  });

  test('if the refusal of a day names days around today, they become the open days; other dates change nothing', async () => {
    const refused = (errors: object) => open({ '/fixtures?date=2026-11-21': envelope([], errors) }).provider;
    const openAfter = async (provider: ReturnType<typeof refused>) => {
      await provider.matches(day);
      return provider.openDays;
    };
    const named = (days: string) => ({ plan: `Free plans do not have access to this date, try from ${days}.` });
    expect(refused({}).openDays).toEqual({ from: -1, to: 1 });
    expect(await openAfter(refused(named('2026-11-21 to 2026-11-23')))).toEqual({ from: 0, to: 2 });
    expect(await openAfter(refused(named('2026-11-19 to 2026-11-21')))).toEqual({ from: -2, to: 0 });
    expect(await openAfter(refused({ plan: 'try from 2022 to 2024.' }))).toEqual({ from: -1, to: 1 });
    expect(await openAfter(refused(named('2024-01-01 to 2024-01-03')))).toEqual({ from: -1, to: 1 });
  });

  test('an empty list without a reason means a day without matches', async () => {
    expect(await refuse([])).toMatchObject({ status: 'known', body: [] });
    expect(await refuse(null)).toMatchObject({ status: 'known', body: [] });
  });

  test('the headers give the number of calls left in the minute and in the day', async () => {
    const headers = { 'x-ratelimit-remaining': '4', 'x-ratelimit-requests-remaining': '61' };
    const answer = Response.json({ errors: [], response: [] }, { headers });
    expect(await open({ '/fixtures?date=2026-11-21': answer }).provider.matches(day)).toMatchObject({
      reported: { available: 4, availableToday: 61 },
    });
  });
});

describe('a season', () => {
  const row = {
    rank: 1,
    team: home,
    points: 50,
    goalsDiff: 20,
    group: 'Group A',
    all: { played: 22, win: 16, draw: 2, lose: 4, goals: { for: 45, against: 25 } },
  };
  const query = '?league=103&season=2026';
  const replies = {
    [`/fixtures${query}`]: envelope([fixture]),
    [`/standings${query}`]: envelope([{ league: { id: 103, standings: [[row]] } }]),
    [`/standings?league=1&season=2026`]: envelope([
      { league: { id: 1, standings: [[row], [{ ...row, group: 'Group B' }]] } },
    ]),
    [`/players/topscorers${query}`]: envelope([
      {
        player: { id: 9, name: 'A. Berg' },
        statistics: [
          {
            team: home,
            games: { appearences: 20, position: 'Attacker' },
            goals: { total: 14, assists: 3 },
            penalty: { scored: 2 },
          },
        ],
      },
      { player: { id: 10, name: 'B. Lie' }, statistics: [{ team: home, goals: { total: null } }] },
      { player: { id: 11, name: 'C. Dahl' }, statistics: [] },
    ]),
    [`/teams${query}`]: envelope([{ team: away, venue: { name: 'Intility Arena' } }, { team: home }]),
    '/fixtures?id=7001': envelope([{ ...fixture, events: [] }]),
    '/players/squads?team=326': envelope([
      {
        team: away,
        players: [
          { id: 9, name: ' A. Berg ', number: 10, position: 'Attacker' },
          { id: 11, name: 'C. Dahl', number: null, position: null },
          { id: null, name: 'D. Moen' },
          { id: 0, name: 'E. Vik' },
          { id: 12, name: null },
        ],
      },
    ]),
  };

  test('the paid plan has matches, tables, scorers and teams', async () => {
    const { provider } = open(replies, 'paid');
    expect(await provider.season('TIP')).toMatchObject({ body: [{ id: 7_001 }] });
    expect(await provider.matches({ kind: 'match', id: '7001' as MatchId })).toMatchObject({ body: [{ goals: [] }] });
    expect(await provider.standings('TIP')).toMatchObject({
      body: {
        competition: { code: 'TIP' },
        standings: [{ type: 'TOTAL', group: null, table: [{ position: 1, points: 50, won: 16, goalsFor: 45 }] }],
      },
    });
    expect(await provider.standings('WC')).toMatchObject({
      body: { standings: [{ group: 'Group A' }, { group: 'Group B' }] },
    });
    expect(await provider.scorers('TIP')).toMatchObject({
      body: {
        scorers: [
          { player: { name: 'A. Berg', position: 'Attacker' }, goals: 14, assists: 3, penalties: 2, playedMatches: 20 },
          { player: { name: 'B. Lie', position: null }, goals: 0, assists: null, penalties: null },
        ],
      },
    });
    expect(await provider.teams('TIP')).toMatchObject({
      body: [
        { name: 'Vålerenga', venue: 'Intility Arena', runningCompetitions: [{ code: 'TIP' }] },
        { name: 'Lyngoy', venue: null },
      ],
    });
  });

  test('on the paid plan a separate request returns a team’s squad, without players who lack an id or a name', async () => {
    const { provider } = open(replies, 'paid');
    expect(await provider.teams('TIP')).toMatchObject({ body: { 0: { squad: null } } });
    expect(await provider.squad?.(326)).toMatchObject({
      status: 'known',
      body: [
        { id: 9, name: 'A. Berg', position: 'Attacker', shirtNumber: 10 },
        { id: 11, name: 'C. Dahl', position: null, shirtNumber: null },
      ],
    });
    expect(await provider.squad?.(999)).toMatchObject({ status: 'unknown' });
    expect(provider.seasonLists).toContain('squad');
  });

  test('in March last year’s season is requested for a league abroad, and this year’s for a Norwegian league and a summer tournament', async () => {
    const { asked, world } = openProvider({});
    const provider = apiFootball(
      { url, key: 'secret', plan: 'paid' },
      { ...world, now: () => Date.parse('2026-03-01T12:00:00Z') },
    );
    await provider.standings('PL');
    await provider.season('TIP');
    await provider.standings('WC');
    expect(asked.map((request) => request.url)).toEqual([
      `${url}/standings?league=39&season=2025`,
      `${url}/fixtures?league=103&season=2026`,
      `${url}/standings?league=1&season=2026`,
    ]);
  });

  test('on the free plan, for a league that the app does not offer, or if a request fails, season, table, scorers and teams are unknown', async () => {
    const free = open(replies);
    for (const part of ['season', 'standings', 'scorers', 'teams'] as const) {
      expect(await free.provider[part]('TIP')).toMatchObject({ status: 'unknown' });
      expect(await open(replies, 'paid').provider[part]('nowhere')).toMatchObject({ status: 'unknown' });
      expect(await open({}, 'paid').provider[part]('TIP')).toMatchObject({ status: 'unknown' });
    }
    expect(free.asked).toEqual([]);
    expect(free.provider.seasonLists).toEqual([]);
    expect(await free.provider.matches({ kind: 'competition', code: 'TIP' as CompetitionCode })).toMatchObject({
      status: 'unknown',
    });
  });

  test('the competitions are those that the app offers, Eliteserien first', async () => {
    expect(await open({}).provider.competitions()).toMatchObject({
      status: 'known',
      body: { 0: { code: 'TIP', id: 2106 } },
    });
  });
});

describe('statistics', () => {
  const of = (team: { readonly id: number }, figures: Readonly<Record<string, number | string | null>>) => ({
    team: { id: team.id },
    statistics: Object.entries(figures).map(([type, value]) => ({ type, value })),
  });
  const counted = [
    of(away, { 'Total Shots': 3, 'Shots on Goal': null, 'Corner Kicks': null, 'Ball Possession': '39%' }),
    of(home, {
      'Total Shots': 11,
      'Shots on Goal': 4,
      'Corner Kicks': null,
      Fouls: 7,
      'Ball Possession': '61%',
      expected_goals: '1.57',
    }),
  ];

  test('statistics are assigned by the team’s id; a missing count is 0 if the other side has a count, and otherwise unknown', async () => {
    expect(await inPlay([], { statistics: counted })).toMatchObject({
      homeTeam: {
        statistics: {
          minute: 71,
          injuryTime: null,
          possession: 61,
          xg: 1.57,
          shots: 11,
          shotsOnTarget: 4,
          corners: null,
          fouls: 7,
          offsides: null,
        },
      },
      awayTeam: {
        statistics: {
          possession: 39,
          xg: null,
          shots: 3,
          shotsOnTarget: 0,
          corners: null,
          fouls: 0,
        },
      },
    });
  });

  test('the statistics of a finished match have no minute', async () => {
    const status = { short: 'FT', elapsed: 90, extra: null };
    const over = await inPlay([], { statistics: counted, fixture: { ...fixture.fixture, status } });
    expect(over).toMatchObject({ homeTeam: { statistics: { shots: 11 } } });
    expect(over).not.toHaveProperty('homeTeam.statistics.minute');
  });

  test('a match without statistics has no field `statistics`, and a side without any statistics gets no zeros', async () => {
    expect(await inPlay([])).not.toHaveProperty('homeTeam.statistics');
    expect(await inPlay([], { statistics: [] })).not.toHaveProperty('homeTeam.statistics');
    expect(await inPlay([], { statistics: [of(home, { Fouls: 7, Offsides: 'many' })] })).toMatchObject({
      homeTeam: { statistics: { fouls: 7, offsides: null } },
      awayTeam: { statistics: { fouls: null } },
    });
    expect(await inPlay([], { statistics: [of(home, { 'Ball Possession': '61%' })] })).toMatchObject({
      awayTeam: { statistics: { possession: 39 } },
    });
  });

  test('only the paid plan requests statistics', () => {
    expect(open({}, 'paid').provider.hasStatistics).toBe(true);
    expect(open({}, 'free').provider.hasStatistics).toBe(false);
  });
});
