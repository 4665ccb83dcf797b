import type { CompetitionCode, MatchId, UtcDay } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { openProvider } from '../testing/openProvider.ts';
import { openLigaDb } from './openLigaDb.ts';

const url = 'https://liga.example.test';
const kickOff = '2026-11-21T14:30:00Z';
const team = (teamId: number, teamName: string) => ({
  teamId,
  teamName,
  shortName: '',
  teamIconUrl: '',
  teamGroupName: null,
});
const goal = {
  goalID: 1,
  scoreTeam1: 1,
  scoreTeam2: 0,
  matchMinute: 12,
  goalGetterID: 5,
  goalGetterName: 'Kruse',
  isPenalty: false,
  isOwnGoal: false,
  isOvertime: false,
  comment: '',
};
const match = {
  matchID: 70001,
  matchDateTime: '2026-11-21T15:30:00',
  timeZoneID: 'W. Europe Standard Time',
  matchDateTimeUTC: '2026-11-21T14:30:00Z',
  leagueShortcut: 'bl1',
  group: { groupName: '11. Spieltag', groupOrderID: 11, groupID: 1 },
  team1: team(40, 'Bayern'),
  team2: team(65, 'Köln'),
  lastUpdateDateTime: '2026-11-21T16:20:05.313',
  matchIsFinished: false,
  matchResults: [{ resultID: 1, pointsTeam1: 1, pointsTeam2: 0, resultOrderID: 2, resultTypeID: 1 }],
  goals: [
    { ...goal, scoreTeam1: 1, scoreTeam2: 1, goalGetterID: 0, goalGetterName: '', isOwnGoal: true, matchMinute: null },
    goal,
  ],
};
const league = { kind: 'competition', code: 'BL1' as CompetitionCode } as const;

async function read(changes: object) {
  const { world } = openProvider({ '/getmatchdata/bl1': Response.json([{ ...match, ...changes }]) });
  const answer = await openLigaDb(url, world).matches(league);
  return answer.status === 'known' ? answer.body[0] : answer;
}

test('a match in play has the score of its last goal, its goals in order, and the German time of its last change in UTC', async () => {
  expect(await read({})).toMatchObject({
    id: 70001,
    utcDate: '2026-11-21T14:30:00Z',
    status: 'IN_PLAY',
    minute: null,
    matchday: 11,
    lastUpdated: '2026-11-21T15:20:05.313Z',
    homeTeam: { id: 40, name: 'Bayern', shortName: 'Bayern', crest: null },
    competition: { id: 2002, code: 'BL1' },
    score: { fullTime: { home: 1, away: 1 }, halfTime: { home: 1, away: 0 } },
    goals: [
      { minute: 12, type: 'REGULAR', scorer: { id: 5, name: 'Kruse' }, score: { home: 1, away: 0 } },
      { minute: null, type: 'OWN', scorer: null, score: { home: 1, away: 1 } },
    ],
  });
  expect(await read({ goals: [{ ...goal, isPenalty: true }] })).toMatchObject({ goals: [{ type: 'PENALTY' }] });
  expect(await read({ goals: [], lastUpdateDateTime: null })).toMatchObject({
    score: { fullTime: { home: 0, away: 0 } },
    lastUpdated: null,
  });
});

test('a finished match has its final result, a match before kick-off has none, and a match that has not ended many hours after kick-off is suspended', async () => {
  const result = { pointsTeam1: 3, pointsTeam2: 1, resultTypeID: 2 };
  expect(await read({ matchIsFinished: true, matchResults: [result] })).toMatchObject({
    status: 'FINISHED',
    score: { fullTime: { home: 3, away: 1 } },
  });
  expect(await read({ matchIsFinished: true, matchResults: [{ ...result, pointsTeam1: null }] })).toMatchObject({
    score: { fullTime: { home: 1, away: 1 } },
  });
  expect(await read({ matchDateTimeUTC: '2026-11-21T19:30:00Z', goals: [] })).toMatchObject({
    status: 'TIMED',
    score: { fullTime: { home: null, away: null } },
    goals: null,
  });
  expect(await read({ matchDateTimeUTC: '2026-11-20T19:30:00Z' })).toMatchObject({ status: 'SUSPENDED' });
});

/** The match as read some minutes after its kick-off. */
async function readAfter(minutes: number, changes: object) {
  const { world } = openProvider({ '/getmatchdata/bl1': Response.json([{ ...match, ...changes }]) });
  const at = Date.parse(kickOff) + minutes * 60_000;
  const answer = await openLigaDb(url, { ...world, now: () => at }).matches(league);
  return answer.status === 'known' ? answer.body[0] : answer;
}

const unwritten = { matchResults: [], goals: [], lastUpdateDateTime: '2026-10-01T10:00:00' };
const final = { pointsTeam1: 0, pointsTeam2: 0, resultTypeID: 2 };

test('MATCH-39 a match without entries is in play for twenty minutes by the clock, and then unreported until somebody enters something', async () => {
  expect(await readAfter(19, unwritten)).toMatchObject({
    status: 'IN_PLAY',
    score: { fullTime: { home: 0, away: 0 } },
  });
  for (const minutes of [20, 180, 3000]) {
    expect(await readAfter(minutes, unwritten)).toMatchObject({
      status: 'UNREPORTED',
      score: { fullTime: { home: null, away: null } },
      goals: null,
    });
  }
  expect(await readAfter(70, { ...unwritten, lastUpdateDateTime: '2026-11-21T16:00:00' })).toMatchObject({
    status: 'IN_PLAY',
  });
  expect(await readAfter(70, { ...unwritten, goals: [goal] })).toMatchObject({
    status: 'IN_PLAY',
    goals: [{ minute: 12 }],
  });
});

test('a match without an end flag is over when its final result is typed, but not within 100 minutes of kick-off', async () => {
  expect(await readAfter(110, { ...unwritten, matchResults: [final] })).toMatchObject({
    status: 'FINISHED',
    score: { fullTime: { home: 0, away: 0 } },
  });
  expect(await readAfter(60, { goals: [goal], matchResults: [final] })).toMatchObject({
    status: 'IN_PLAY',
    score: { fullTime: { home: 1, away: 0 } },
  });
  const named = [{ pointsTeam1: 2, pointsTeam2: 2, resultTypeID: 0, resultName: 'Endergebnis' }];
  expect(await readAfter(110, { matchResults: named })).toMatchObject({
    status: 'FINISHED',
    score: { fullTime: { home: 2, away: 2 } },
  });
});

test('an end flag before kick-off is ignored, and a match that is flagged as over before its result is typed has no score', async () => {
  expect(await readAfter(-30, { ...unwritten, matchIsFinished: true })).toMatchObject({ status: 'TIMED' });
  expect(await readAfter(110, { ...unwritten, matchIsFinished: true })).toMatchObject({
    status: 'FINISHED',
    score: { fullTime: { home: null, away: null } },
  });
});

test('MATCH-38 a match with kick-off at midnight in Germany is scheduled for that day without a time', async () => {
  const day = { matchDateTime: '2026-12-05T00:00:00', matchDateTimeUTC: '2026-12-04T23:00:00Z' };
  expect(await readAfter(0, { ...unwritten, ...day })).toMatchObject({
    status: 'SCHEDULED',
    utcDate: '2026-12-05T00:00:00Z',
  });
});

test.each([
  ['50 with the flag', { matchMinute: 50, isOvertime: true }, 45, 5],
  ['45+5 as the minute', { matchMinute: '45+5' }, 45, 5],
  ['45 with a comment in figures', { matchMinute: 45, comment: '45.+5' }, 45, 5],
  ['50 with a comment in words', { matchMinute: 50, comment: 'in der Nachspielzeit' }, 45, 5],
  ['50 in a first half that ended 1–0', { matchMinute: 50, matchResults: true }, 45, 5],
  ['93', { matchMinute: 93 }, 90, 3],
  ['50 and nothing else', { matchMinute: 50 }, 50, null],
  ['a word', { matchMinute: 'kurz vor Schluss' }, null, null],
  ['a list', { matchMinute: [50] }, null, null],
])(
  'REPORT-50 a goal whose minute is typed as %s has the minute $2 and the added time $3',
  async (_how, typed, minute, injuryTime) => {
    const { matchResults, ...typedGoal } = { matchResults: false, ...typed };
    const results = matchResults ? match.matchResults : [];
    expect(await readAfter(100, { matchResults: results, goals: [{ ...goal, ...typedGoal }] })).toMatchObject({
      goals: [{ minute, injuryTime, scorer: { name: 'Kruse' } }],
    });
  },
);

test('REPORT-50 a goal that was scored before a goal with an earlier minute counts as added time of the first half', async () => {
  const goals = [
    { ...goal, matchMinute: 47 },
    { ...goal, scoreTeam2: 1, matchMinute: 46 },
    { ...goal, scoreTeam1: 2, scoreTeam2: 1, matchMinute: 60 },
  ];
  expect(await readAfter(100, { matchResults: [], goals })).toMatchObject({
    goals: [{ minute: 45, injuryTime: 2 }, { minute: 46, injuryTime: null }, { minute: 60 }],
  });
});

test('kicks of a shoot-out do not count as goals', async () => {
  const kick = {
    ...goal,
    scoreTeam1: 5,
    scoreTeam2: 4,
    matchMinute: null,
    isPenalty: true,
    comment: 'Elfmeterschießen',
  };
  const silent = { ...kick, matchMinute: 122, comment: null };
  for (const last of [kick, silent, { ...silent, matchMinute: '121', comment: 'n.E.' }]) {
    expect(await readAfter(100, { goals: [goal, last] })).toMatchObject({
      score: { fullTime: { home: 1, away: 0 } },
      goals: [{ minute: 12 }],
    });
  }
});

test('an invalid match is left out, and the fault says why', async () => {
  const { world } = openProvider({ '/getmatchdata/bl1': Response.json([match, { ...match, team1: null }]) });
  expect(await openLigaDb(url, world).matches(league)).toMatchObject({
    body: [{ id: 70001 }],
    fault: expect.stringContaining('1.team1'),
  });
});

test('a season, its table and its teams are requested by the year in which the season begins', async () => {
  const row = {
    teamInfoId: 40,
    teamName: 'Bayern',
    shortName: 'Bayern',
    teamIconUrl: '',
    points: 25,
    opponentGoals: 4,
    goals: 30,
    matches: 10,
    won: 8,
    lost: 1,
    draw: 1,
    goalDiff: 26,
  };
  const { world, asked } = openProvider({
    '/getmatchdata/bl1/2026': Response.json([match]),
    '/getbltable/bl1/2026': Response.json([row]),
    '/getavailableteams/bl1/2026': Response.json([team(40, 'Bayern')]),
    '/getbltable/bl1/2025': Response.json([]),
  });
  const provider = openLigaDb(url, world);
  expect(await provider.season('BL1')).toMatchObject({ body: [{ id: 70001 }] });
  expect(await provider.standings('BL1')).toMatchObject({
    body: {
      standings: [
        { type: 'TOTAL', table: [{ position: 1, team: { id: 40 }, points: 25, goalDifference: 26, goalsAgainst: 4 }] },
      ],
    },
  });
  expect(await provider.teams('BL1')).toMatchObject({ body: [{ id: 40, runningCompetitions: [{ code: 'BL1' }] }] });
  expect(await provider.competitions()).toMatchObject({ body: [{ code: 'BL1' }, { code: 'BL2' }] });
  expect(
    await openLigaDb(url, { ...world, now: () => Date.parse('2026-05-01T12:00:00Z') }).standings('BL1'),
  ).toMatchObject({ status: 'known' });
  expect(asked).toHaveLength(4);
});

test('a request for days, a single match, scorers or another league returns unknown, and no request is sent to the provider', async () => {
  const { world, asked } = openProvider({});
  const provider = openLigaDb(url, world);
  const day = '2026-11-21' as UtcDay;
  const calls = [
    provider.matches({ kind: 'days', from: day, to: day }),
    provider.matches({ kind: 'match', id: '7' as MatchId }),
    provider.matches({ kind: 'competition', code: 'PL' as CompetitionCode }),
    provider.scorers('BL1'),
  ];
  for (const call of calls) expect(await call).toMatchObject({ status: 'unknown' });
  expect(asked).toHaveLength(0);
});
