import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMatch, exampleParts } from './exampleMatch.ts';
import type { Match } from './Match.ts';
import type { GoalsParts, MatchParts } from './MatchParts.ts';
import { normaliseMatch } from './normaliseMatch.ts';

const goals: fc.Arbitrary<GoalsParts> = fc.record({
  home: fc.oneof(fc.nat(9), fc.constantFrom(null, -1, 0.5, Number.NaN)),
  away: fc.oneof(fc.nat(9), fc.constant(null)),
});
const odd = <T>(value: fc.Arbitrary<T>) => fc.option(fc.option(value, { nil: null }), { nil: undefined });
const text = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom(' ', '', 'PL ', ' Bodø/Glimt  '));
const team = fc.record({
  id: fc.oneof(fc.nat(), text, fc.constant(null)),
  name: fc.option(text, { nil: null }),
  shortName: odd(text),
  tla: odd(text),
  crest: odd(text),
});
const anyParts: fc.Arbitrary<MatchParts> = fc.record({
  id: fc.oneof(fc.nat(), text),
  utcKickoff: fc.oneof(fc.constantFrom('2026-11-21T15:00:00Z', '2026-11-21', 'i morgen', ''), fc.string()),
  status: fc.oneof(fc.constantFrom<unknown>('IN_PLAY', 'ht', 'FT', 'TIMED', 'POSTPONED'), fc.anything()),
  minute: odd(fc.oneof(fc.integer(), fc.double())),
  injuryTime: odd(fc.integer()),
  homeTeam: team,
  awayTeam: team,
  competition: fc.record({ id: fc.option(fc.integer(), { nil: null }), code: text, name: text, emblem: odd(text) }),
  score: odd(
    fc.record({
      duration: odd(fc.oneof(text, fc.constantFrom('REGULAR', 'extra_time', 'PENALTY_SHOOTOUT'))),
      fullTime: goals,
      halfTime: odd(goals),
      regularTime: odd(goals),
      extraTime: odd(goals),
      penalties: odd(goals),
    }),
  ),
  matchday: odd(fc.integer()),
  stage: odd(text),
  venue: odd(text),
  updatedAt: odd(fc.constantFrom('2026-11-21T15:00:00+01:00', 'nå')),
  simulated: fc.option(fc.boolean(), { nil: undefined }),
});

/** A match turned back into parts, as a source with our own spelling would send it. */
function partsOf(match: Match): MatchParts {
  const { competition, ...facts } = match;
  return { ...facts, competition: { ...competition, id: competition.dbId, code: competition.id } };
}

test('MATCH-8 normalising twice has the effect of once, and no parts are too odd', () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const once = normaliseMatch(parts);
      expect(once === null ? null : normaliseMatch(partsOf(once))).toEqual(once);
    }),
    { seed: 11, numRuns: 500 },
  );
});

test.each([{ id: ' ' }, { utcKickoff: 'i morgen' }, { utcKickoff: '' }])('MATCH-7 %j makes no match', (parts) => {
  expect(normaliseMatch({ ...exampleParts, ...parts })).toBeNull();
});

test('MATCH-7 an example that makes no match throws', () => {
  expect(() => exampleMatch({ id: '' })).toThrow('no id or no kick-off');
});

test('MATCH-7 a numeric id becomes text', () => {
  const match = exampleMatch({ id: 42, homeTeam: { id: 57, name: 'Arsenal FC' } });
  expect(match.id).toBe('42');
  expect(match.homeTeam.id).toBe('57');
});

test('MATCH-8 spaces are trimmed, codes are upper case and empty text is null', () => {
  const match = exampleMatch({
    homeTeam: { id: ' 57 ', name: ' Arsenal FC ', shortName: '', tla: 'ars ', crest: null },
    competition: { id: 2021, code: 'pl ', name: ' Premier League', emblem: ' ' },
    stage: ' quarter_finals ',
    venue: 'Emirates Stadium  ',
  });
  expect(match.homeTeam).toEqual({ id: '57', name: 'Arsenal FC', shortName: null, tla: 'ARS', crest: null });
  expect(match.competition).toEqual({ id: 'PL', dbId: 2021, name: 'Premier League', emblem: null });
  expect([match.stage, match.venue]).toEqual(['QUARTER_FINALS', 'Emirates Stadium']);
});

test('MATCH-8 an undecided side has neither id nor name', () => {
  const { homeTeam } = exampleMatch({ homeTeam: { id: null, name: null } });
  expect(homeTeam).toEqual({ id: null, name: null, shortName: null, tla: null, crest: null });
});

test('MATCH-8 a field that a source leaves out is null, and nothing is simulated unless the source says so', () => {
  const { matchday, stage, venue, updatedAt, simulated } = exampleMatch({ updatedAt: undefined });
  expect({ matchday, stage, venue, updatedAt, simulated }).toEqual({
    matchday: null,
    stage: null,
    venue: null,
    updatedAt: null,
    simulated: false,
  });
  expect(exampleMatch({ simulated: true }).simulated).toBe(true);
});

test('MATCH-8 a competition without a numeric id gets the id of its code', () => {
  expect(exampleMatch({ competition: { id: null, code: 'CL', name: 'UEFA Champions League' } }).competition.dbId).toBe(
    2001,
  );
  expect(exampleMatch({ competition: { id: null, code: 'XX', name: 'Ukjent' } }).competition.dbId).toBeNull();
});

test.each([
  [17, 17],
  [0, 0],
  [17.9, 17],
  [-1, null],
  [Number.NaN, null],
  [Infinity, null],
])('MATCH-8 matchday %d is read as %s', (raw, matchday) => {
  expect(exampleMatch({ matchday: raw }).matchday).toBe(matchday);
});

test('MATCH-6 only a live match has clocks', () => {
  const clocks = { minute: 45, injuryTime: 2 };
  expect(exampleMatch({ ...clocks, status: 'IN_PLAY' })).toMatchObject(clocks);
  for (const status of ['TIMED', 'FINISHED', 'POSTPONED']) {
    expect(exampleMatch({ ...clocks, status })).not.toHaveProperty('minute');
    expect(exampleMatch({ ...clocks, status })).not.toHaveProperty('injuryTime');
  }
});

test.each([
  { home: 1, away: null },
  { home: null, away: null },
  { home: -1, away: 0 },
  { home: 1.5, away: 0 },
])('MATCH-9 %j is not a score', (fullTime) => {
  expect(exampleMatch({ score: { fullTime, halfTime: fullTime } }).score).toEqual({
    fullTime: { home: null, away: null },
    halfTime: null,
    regularTime: null,
    extraTime: null,
    penalties: null,
    duration: 'REGULAR',
  });
});

test('MATCH-9 a missing score is read as unknown', () => {
  expect(exampleMatch({ score: null }).score.fullTime).toEqual({ home: null, away: null });
});

test.each([
  ['REGULAR', 'REGULAR', null, null],
  [' extra_time', 'EXTRA_TIME', { home: 1, away: 0 }, null],
  ['PENALTY_SHOOTOUT', 'PENALTY_SHOOTOUT', { home: 1, away: 0 }, { home: 4, away: 5 }],
  ['GOLDEN_GOAL', 'PENALTY_SHOOTOUT', { home: 1, away: 0 }, { home: 4, away: 5 }],
  [undefined, 'PENALTY_SHOOTOUT', { home: 1, away: 0 }, { home: 4, away: 5 }],
  [null, 'PENALTY_SHOOTOUT', { home: 1, away: 0 }, { home: 4, away: 5 }],
] as const)(
  'MATCH-10 duration %s is %s, and the parts that were played are kept',
  (duration, read, extraTime, penalties) => {
    const played = { home: 1, away: 0 };
    const shootOut = { home: 4, away: 5 };
    expect(
      exampleMatch({ score: { duration, fullTime: played, extraTime: played, penalties: shootOut } }).score,
    ).toMatchObject({
      duration: read,
      extraTime,
      penalties,
    });
  },
);

test('MATCH-10 a shoot-out counts as a shoot-out from its announcement, before the first penalty is reported', () => {
  const score = { duration: 'penalty_shootout', fullTime: { home: 1, away: 1 } };
  expect(exampleMatch({ score }).score).toMatchObject({ duration: 'PENALTY_SHOOTOUT', penalties: null });
});

test('MATCH-10 without a duration, 0–0 in extra time and shoot-out means that they were not played', () => {
  const none = { home: 0, away: 0 };
  const score = { fullTime: { home: 2, away: 1 }, extraTime: none, penalties: none };
  expect(exampleMatch({ score }).score).toMatchObject({ duration: 'REGULAR', extraTime: null, penalties: null });
  expect(exampleMatch({ score: { ...score, extraTime: { home: 0, away: 1 } } }).score).toMatchObject({
    duration: 'EXTRA_TIME',
    extraTime: { home: 0, away: 1 },
    penalties: null,
  });
  expect(exampleMatch({ score: { ...score, penalties: { home: 0, away: 1 } } }).score.duration).toBe(
    'PENALTY_SHOOTOUT',
  );
});

test.each([Number.NaN, Infinity, 2.5])('MATCH-7 the number %d is not an id, of a match or of a team', (id) => {
  expect(normaliseMatch({ ...exampleParts, id })).toBeNull();
  expect(exampleMatch({ homeTeam: { id, name: 'Brann' } }).homeTeam.id).toBeNull();
});
