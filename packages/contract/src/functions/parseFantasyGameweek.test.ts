import { expect, test } from 'vitest';
import { ContractError } from '../ContractFault.ts';
import { parseFantasyGameweek } from './parseFantasyGameweek.ts';

const event = { id: 12, name: 'Gameweek 12', deadline_time: '2026-11-21T11:00:00Z', finished: false };
const fixture = {
  id: 9,
  event: 12,
  kickoff_time: '2026-11-21T12:30:00Z',
  started: true,
  finished: false,
  finished_provisional: false,
  team_h: 1,
  team_a: 2,
  stats: [
    { identifier: 'bps', h: [{ element: 496, value: 38 }], a: [{ element: 8, value: -3 }] },
    { identifier: 'bonus', h: [{ element: 496, value: 3 }], a: [] },
    { identifier: 'goals_scored', h: [{ element: 496, value: 1 }], a: [] },
  ],
};
const pick = { element: 496, element_type: 4, position: 1, multiplier: 2, is_captain: true, is_vice_captain: false };
const answer = {
  events: [
    { ...event, is_current: true, is_next: false },
    { ...event, id: 13, deadline_time: '2026-11-28T11:00:00+00:00', is_current: false, is_next: true },
  ],
  teams: [
    { id: 1, name: 'Arsenal', short_name: 'ARS' },
    { id: 2, name: 'Leeds', short_name: 'LEE' },
  ],
  fixtures: [fixture],
  elements: [
    {
      id: 496,
      stats: { minutes: 61, total_points: 6, bonus: 0, bps: 38 },
      explain: [
        {
          fixture: 9,
          stats: [
            { identifier: 'minutes', value: 61, points: 2 },
            { identifier: 'goals_scored', value: 1, points: 4 },
            { identifier: 'mng_win', value: 1, points: 6 },
          ],
        },
        { fixture: 77, stats: [{ identifier: 'minutes', value: 90, points: 2 }] },
      ],
    },
    { id: 8, stats: { minutes: 0, total_points: 0, bonus: 0, bps: 0 }, explain: [] },
  ],
  entries: [
    {
      entry: { id: 1234567, name: 'Testlaget', current_event: 12 },
      squad: {
        active_chip: '3xc',
        entry_history: { points: 21, total_points: 620, rank: 885_437, overall_rank: null, event_transfers_cost: 4 },
        automatic_subs: [],
        picks: [{ ...pick, element: 8, element_type: 7, position: 2, is_captain: false, is_vice_captain: true }, pick],
      },
    },
  ],
};

test('the gameweek becomes the domain’s, with the known figures of each player', () => {
  const gameweek = parseFantasyGameweek(answer, 'fpl');
  expect(gameweek.current).toEqual({ number: 12, deadline: '2026-11-21T11:00:00.000Z' });
  expect(gameweek.next).toEqual({ number: 13, deadline: '2026-11-28T11:00:00.000Z' });
  const played = {
    id: 9,
    homeName: 'Arsenal',
    awayName: 'Leeds',
    phase: 'in-play',
    standings: [
      { element: 496, minutes: 1, bps: 38, bonus: 3 },
      { element: 8, minutes: 1, bps: -3, bonus: 0 },
    ],
  };
  expect(gameweek.fixtures).toEqual([played]);
  // A fixture of another gameweek is left out. Figures that this version does not know still count.
  expect([...gameweek.players]).toEqual([
    [
      496,
      [
        {
          fixture: played,
          lines: [
            { identifier: 'minutes', value: 61, points: 2 },
            { identifier: 'goals_scored', value: 1, points: 4 },
            { identifier: 'other', value: 1, points: 6 },
          ],
        },
      ],
    ],
    [8, []],
  ]);
  expect(gameweek.entries).toEqual([
    {
      teamId: '1234567',
      teamName: 'Testlaget',
      chip: 'triple-captain',
      picks: [
        { element: 496, position: 'forward', captaincy: 'captain' },
        { element: 8, position: 'unknown', captaincy: 'vice-captain' },
      ],
      seasonPoints: 620,
      countedPoints: 21,
      transferCost: 4,
      gameweekRank: 885_437,
      overallRank: null,
    },
  ]);
});

test.each([
  [{ started: false }, 'upcoming'],
  [{ started: null }, 'upcoming'],
  [{}, 'in-play'],
  [{ finished_provisional: true }, 'over'],
  [{ finished: true }, 'settled'],
])('a fixture that is %j is %s', (change, phase) => {
  const gameweek = parseFantasyGameweek({ ...answer, fixtures: [{ ...fixture, ...change }] }, 'fpl');
  expect(gameweek.fixtures[0]?.phase).toBe(phase);
});

test('between two seasons there is neither a gameweek nor a next one, and a team without a name has none', () => {
  const gameweek = parseFantasyGameweek({ ...answer, events: [], teams: [] }, 'fpl');
  expect([gameweek.current, gameweek.next, gameweek.fixtures[0]?.homeName]).toEqual([null, null, '']);
});

test.each([
  null,
  {},
  { ...answer, fixtures: [{ ...fixture, stats: null }] },
  { ...answer, elements: [{ ...answer.elements[0], id: '496' }] },
  { ...answer, events: [{ ...answer.events[0], deadline_time: 'lørdag' }] },
])('an answer that is broken anywhere is no gameweek', (broken) => {
  expect(() => parseFantasyGameweek(broken, 'fpl')).toThrow(ContractError);
});
