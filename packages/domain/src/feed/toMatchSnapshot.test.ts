import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import type { ScoreParts } from '../match/MatchParts.ts';
import type { UtcInstant } from '../time/instant.ts';
import { clock } from './exampleReports.ts';
import type { MatchSnapshot } from './MatchSnapshot.ts';
import { toMatchSnapshot } from './toMatchSnapshot.ts';

const observedAt = '2026-11-21T15:12:00.000Z' as UtcInstant;
const arsenal = { id: 57, name: 'Arsenal FC' };
const city = { id: 65, name: 'Manchester City FC' };
const noGoals = { home: 0, away: 0 };

function snapshot(
  match: Parameters<typeof exampleMatch>[0],
  details: Parameters<typeof toMatchSnapshot>[1] = {},
): MatchSnapshot {
  return toMatchSnapshot(exampleMatch(match), details, observedAt);
}

function scoreOf(status: string, score: ScoreParts): MatchSnapshot['score'] {
  return snapshot({ status, score }).score;
}

test('FEED-12 a snapshot has the match, its times and its clock', () => {
  const inPlay = { status: 'IN_PLAY', minute: 45, injuryTime: 2, score: { fullTime: { home: 1, away: 0 } } };
  expect(snapshot(inPlay)).toEqual({
    matchId: '1001',
    utcKickoff: '2026-11-21T15:00:00.000Z',
    play: { status: 'IN_PLAY', clock: clock(45, 2) },
    score: { home: 1, away: 0 },
    goals: null,
    cancelled: null,
    cards: null,
    substitutions: null,
    time: { observedAt, changedAt: '2026-11-21T14:00:00.000Z' },
  });
  expect(snapshot({ status: 'half_time' }).play).toEqual({ status: 'PAUSED', clock: null });
  expect(snapshot({ status: 'FT', minute: 90 }).play).toEqual({ status: 'FINISHED' });
  expect(snapshot({ status: 'POSTPONED', updatedAt: null }).time.changedAt).toBeNull();
});

test('FEED-12 lists that the plan does not have are null, and empty ones empty', () => {
  const { goals, cards, substitutions } = snapshot({}, { goals: [], bookings: null });
  expect([goals, cards, substitutions]).toEqual([[], null, null]);
  expect(snapshot({}, { cancelledGoals: { home: 1, away: 0 } }).cancelled).toEqual({ home: 1, away: 0 });
  expect(snapshot({}, { bookings: [], substitutions: [] })).toMatchObject({
    goals: null,
    cards: [],
    substitutions: [],
  });
});

test('FEED-12 a score that is not known is null', () => {
  expect(scoreOf('TIMED', { fullTime: { home: null, away: null } })).toBeNull();
});

test('FEED-12 goals of extra time count, kicks of a shoot-out do not', () => {
  const extraTime = { home: 1, away: 1 };
  expect(scoreOf('IN_PLAY', { duration: 'EXTRA_TIME', fullTime: { home: 2, away: 1 } })).toEqual({ home: 2, away: 1 });
  const parts = { duration: 'PENALTY_SHOOTOUT', regularTime: extraTime, extraTime, penalties: { home: 4, away: 3 } };
  expect(scoreOf('FINISHED', { ...parts, fullTime: { home: 6, away: 5 } })).toEqual({ home: 2, away: 2 });
  expect(scoreOf('IN_PLAY', { ...parts, extraTime: null, fullTime: { home: 1, away: 1 } })).toEqual({
    home: 1,
    away: 1,
  });
});

test('FEED-12 a score that may include kicks of a shoot-out is left out', () => {
  const fullTime = { home: 5, away: 4 };
  const penalties = { home: 4, away: 3 };
  const duration = 'PENALTY_SHOOTOUT';
  expect(scoreOf('FINISHED', { duration, fullTime, penalties })).toEqual({ home: 1, away: 1 });
  expect(scoreOf('IN_PLAY', { duration, fullTime, penalties })).toBeNull();
  expect(scoreOf('FINISHED', { duration, fullTime })).toBeNull();
});

test('FEED-12 a goal has the side that it counts for, whichever team an own goal is reported for', () => {
  const goals = [
    { minute: 30, team: arsenal, type: 'OWN', scorer: { id: 7, name: ' Berg ' }, score: { home: 1, away: 1 } },
    {
      minute: 10,
      team: arsenal,
      type: 'PENALTY',
      scorer: { id: '8' },
      assist: { name: 'Moe' },
      score: { home: 1, away: 0 },
    },
  ];
  expect(snapshot({}, { goals }).goals).toEqual([
    {
      side: 'home',
      clock: clock(10),
      kind: 'penalty',
      scorer: { id: 8, name: null },
      assist: { id: null, name: 'Moe' },
      scoreAfter: { home: 1, away: 0 },
    },
    {
      side: 'away',
      clock: clock(30),
      kind: 'own-goal',
      scorer: { id: 7, name: 'Berg' },
      assist: null,
      scoreAfter: { home: 1, away: 1 },
    },
  ]);
});

test('FEED-12 missing facts about a goal are null, and a goal without a team and a score is left out', () => {
  const goals = [
    { team: city, minute: 90, injuryTime: 0 },
    { team: { id: null, name: ' ' } },
    { score: { home: 1, away: null } },
  ];
  expect(snapshot({}, { goals }).goals).toEqual([
    { side: 'away', clock: clock(90), kind: null, scorer: null, assist: null, scoreAfter: null },
  ]);
  expect(snapshot({}, { goals: [{ score: { home: 1, away: 0 }, type: 'YELLOW' }] }).goals).toMatchObject([
    { side: 'home', kind: null, clock: null },
  ]);
});

test('FEED-12 cards of each colour have their player, and cards with other words or without a team are left out', () => {
  const player = { id: 7, name: 'Berg' };
  const bookings = [
    { minute: 11, team: arsenal, player, card: 'YELLOW' },
    { minute: 50, team: city, player, card: 'YELLOW_RED' },
    { minute: 60, team: arsenal, card: 'RED' },
    { minute: 61, team: arsenal, card: 'GREEN' },
    { minute: 62, card: 'RED' },
    { minute: 63, team: arsenal },
  ];
  expect(snapshot({}, { bookings }).cards).toEqual([
    { side: 'home', clock: clock(11), card: 'yellow', player },
    { side: 'away', clock: clock(50), card: 'second-yellow', player },
    { side: 'home', clock: clock(60), card: 'red', player: null },
  ]);
});

test('FEED-12 a substitution has the player who went off and the player who came on', () => {
  const substitutions = [
    { minute: 60, team: { name: 'Arsenal FC' }, playerOut: { id: 7 }, playerIn: { id: 'x', name: 'Moe' } },
    { minute: 61, playerOut: { id: 7 } },
  ];
  expect(snapshot({}, { substitutions }).substitutions).toEqual([
    { side: 'home', clock: clock(60), off: { id: 7, name: null }, on: { id: null, name: 'Moe' } },
  ]);
});

test('FEED-12 an id that is no whole number names nobody', () => {
  const goals = [
    { team: city, scorer: { id: '' }, score: noGoals },
    { team: city, scorer: { id: Number.NaN } },
  ];
  expect(snapshot({}, { goals }).goals?.map(({ scorer }) => scorer)).toEqual([null, null]);
});

test('FEED-12 a player without an id gets the id that the line-up has for their number', () => {
  const lineup = [101, 102].map((id) => ({ id, name: 'Paulinho', shirtNumber: id - 93 }));
  const [first, second] = [8, 9].map((shirtNumber) => ({ name: 'Paulinho', shirtNumber }));
  const { goals, cards, substitutions } = snapshot(
    {},
    {
      homeTeam: { lineup: lineup.slice(0, 1), bench: lineup.slice(1) },
      goals: [
        { team: arsenal, minute: 10, scorer: second, assist: first },
        { team: arsenal, minute: 20, type: 'OWN', scorer: first },
      ],
      bookings: [{ team: arsenal, minute: 30, card: 'RED', player: { ...first, shirtNumber: 99 } }],
      substitutions: [{ team: arsenal, minute: 60, playerOut: first, playerIn: second }],
    },
  );
  expect(goals?.map(({ scorer, assist }) => [scorer?.id, assist?.id])).toEqual([
    [102, 101],
    [null, undefined],
  ]);
  expect(cards?.map(({ player }) => player?.id)).toEqual([null]);
  expect(substitutions?.map(({ off, on }) => [off?.id, on?.id])).toEqual([[101, 102]]);
});

test('FEED-12 a player whose number no line-up has stays without an id', () => {
  const player = { name: 'Paulinho', shirtNumber: 8 };
  const bookings = [arsenal, city].map((team) => ({ team, minute: 30, card: 'RED', player }));
  const idsOf = (homeTeam: { readonly lineup?: null; readonly bench?: null }) =>
    snapshot({}, { homeTeam, bookings }).cards?.map((card) => card.player?.id);
  expect([idsOf({}), idsOf({ lineup: null, bench: null })]).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('FEED-12 kicks of a shoot-out in the list of goals are no goals', () => {
  const score = { duration: 'PENALTY_SHOOTOUT', fullTime: { home: 1, away: 1 }, regularTime: { home: 1, away: 1 } };
  const kick = { minute: 120, type: 'PENALTY' };
  const goals = [
    { team: arsenal, minute: 30 },
    { team: city, minute: 60 },
    { ...kick, team: arsenal },
    { ...kick, team: city },
  ];
  const listed = snapshot({ status: 'FINISHED', score }, { goals }).goals;
  expect(listed?.map((goal) => goal.clock?.minute)).toEqual([30, 60]);
});
