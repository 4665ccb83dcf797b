import { expect, test } from 'vitest';
import type { SquadPlayer } from '../../seed/SquadPlayer.ts';
import { fixtureStats, type PlayedReport as Report } from './fixtureStats.ts';

const lines = { 1: 'GK', 2: 'DF', 3: 'MF', 4: 'FW', 5: 'DF', 6: 'MF' } as const;
const squad = (team: number): readonly SquadPlayer[] =>
  ([1, 2, 3, 4, 5, 6] as const).map((n) => ({
    id: team * 100 + n,
    name: `${team}-${n}`,
    shirtNumber: n,
    line: lines[n],
  }));
const squads = new Map([57, 61].map((team) => [team, squad(team)]));
const named = (id: number) => ({ id, name: String(id) });
const lineup = (team: number) => [1, 2, 3, 4].map((n) => named(team * 100 + n));
const team = (id: number) => ({ id, name: String(id) });

const report: Report = {
  id: 1,
  status: 'FINISHED',
  minute: null,
  homeTeam: { ...team(57), lineup: lineup(57) },
  awayTeam: { ...team(61), lineup: lineup(61) },
  goals: [],
  bookings: [],
  substitutions: [],
  events: [],
};
const statsOf = (id: number, change: Partial<Report> = {}) => {
  const found = fixtureStats({ ...report, ...change }, squads).find(({ player }) => player.id === id);
  if (found === undefined) throw new Error(`There is no ${id}`);
  return found.stats;
};

test('a player who starts and stays on plays ninety minutes, and a player who is not picked plays none', () => {
  expect(statsOf(5701)).toMatchObject({ minutes: 90, clean_sheets: 1, goals_conceded: 0 });
  expect(statsOf(5705)).toMatchObject({ minutes: 0, clean_sheets: 0, saves: 0, defensive_contribution: 0 });
  expect(statsOf(5701, { status: 'TIMED' })).toMatchObject({ minutes: 0, clean_sheets: 0 });
  expect(statsOf(5701, { status: 'IN_PLAY', minute: 34 })).toMatchObject({ minutes: 34, clean_sheets: 0 });
});

test('a substitution divides the minutes, and later goals do not count against the player who went off', () => {
  const change: Partial<Report> = {
    substitutions: [{ minute: 63, team: team(57), playerOut: named(5702), playerIn: named(5705) }],
    goals: [{ minute: 80, type: 'REGULAR', team: team(61), scorer: named(6104), assist: named(6103) }],
  };
  expect(statsOf(5702, change)).toMatchObject({ minutes: 63, clean_sheets: 1, goals_conceded: 0 });
  expect(statsOf(5705, change)).toMatchObject({ minutes: 27, clean_sheets: 0, goals_conceded: 1 });
  expect(statsOf(6104, change)).toMatchObject({ goals_scored: 1 });
  expect(statsOf(6103, change)).toMatchObject({ assists: 1 });
});

test('a player who comes on in added time has played a minute', () => {
  const substitutions: Report['substitutions'] = [
    { minute: 90, team: team(57), playerOut: named(5702), playerIn: named(5705) },
  ];
  expect(statsOf(5705, { substitutions }).minutes).toBe(1);
});

test('a player who is sent off loses points for the red card only, and for what the team concedes afterwards', () => {
  const change: Partial<Report> = {
    bookings: [
      { minute: 20, card: 'YELLOW', team: team(57), player: named(5702) },
      { minute: 30, card: 'YELLOW_RED', team: team(57), player: named(5702) },
      { minute: 40, card: 'YELLOW', team: team(57), player: named(5703) },
    ],
    goals: [{ minute: 80, type: 'REGULAR', team: team(61), scorer: named(6104) }],
  };
  expect(statsOf(5702, change)).toMatchObject({ minutes: 30, yellow_cards: 0, red_cards: 1, goals_conceded: 1 });
  expect(statsOf(5703, change)).toMatchObject({ minutes: 90, yellow_cards: 1, red_cards: 0 });
});

test('an own goal is counted as its scorer’s own goal, and as conceded by the scorer’s team', () => {
  const goals: Report['goals'] = [{ minute: 10, type: 'OWN', team: team(61), scorer: named(5702) }];
  expect(statsOf(5702, { goals })).toMatchObject({ own_goals: 1, goals_scored: 0, goals_conceded: 1 });
});

test('a missed penalty is counted', () => {
  const events: Report['events'] = [{ type: 'PENALTY_MISSED', minute: 9, player: named(5704) }];
  expect(statsOf(5704, { events })).toMatchObject({ penalties_missed: 1 });
});

test('invented figures only grow with the minutes, and are the same for the same match', () => {
  let before = 0;
  for (let minute = 1; minute <= 90; minute += 1) {
    const { saves = 0, defensive_contribution = 0 } = statsOf(5701, { status: 'IN_PLAY', minute });
    expect(saves + defensive_contribution).toBeGreaterThanOrEqual(before);
    before = saves + defensive_contribution;
  }
  expect(statsOf(5702)).toEqual(statsOf(5702));
});
