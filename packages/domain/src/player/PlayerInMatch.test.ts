import { expect, test } from 'vitest';
import { eventsOf } from '../report/eventsOf.ts';
import type { LineUp } from '../report/LineUp.ts';
import type { ReportParts } from '../report/ReportParts.ts';
import { findPlayer, minutesPlayed, playerEvents, type ReportOfPlayers } from './PlayerInMatch.ts';

const home = { id: 1, name: 'Brann' };
const away = { id: 2, name: 'Viking' };
const named = (name: string) => ({ name });
const lineUp = (starting: readonly string[], bench: readonly string[] = []): LineUp => {
  const player = (name: string) => ({ id: name, name, shirtNumber: 9, position: null });
  return { formation: null, lineup: starting.map(player), bench: bench.map(player) };
};

function report(parts: Partial<ReportParts> = {}): ReportOfPlayers {
  return {
    events: eventsOf({ homeTeam: home, awayTeam: away, ...parts }),
    lineUps: { home: lineUp(['Berg', 'Dahl'], ['Moe']), away: lineUp(['Aas'], ['Lie']) },
  };
}
const goal = (minute: number, scorer: string, rest: object = {}) => ({
  minute,
  team: home,
  type: 'REGULAR',
  scorer: named(scorer),
  ...rest,
});
const kinds = (given: ReportOfPlayers, name: string, side: 'home' | 'away' = 'home') =>
  playerEvents(given.events, { side, name }).map(({ kind, minute }) => `${kind} ${minute}`);

test('PLAYER-2 a player’s goals, assists, cards and substitutions are listed in order of time', () => {
  const given = report({
    goals: [
      goal(10, 'Berg', { assist: named('Dahl') }),
      goal(20, 'Dahl', { type: 'PENALTY' }),
      goal(30, 'Aas', { type: 'OWN' }),
    ],
    bookings: [
      { minute: 40, team: home, card: 'YELLOW', player: named('Berg') },
      { minute: 50, team: home, card: 'YELLOW_RED', player: named('Berg') },
      { minute: 55, team: away, card: 'RED', player: named('Aas') },
    ],
    substitutions: [{ minute: 60, team: home, playerOut: named('Dahl'), playerIn: named('Moe') }],
  });
  expect(kinds(given, 'Berg')).toEqual(['goal 10', 'yellow-card 40', 'second-yellow 50']);
  expect(kinds(given, 'Dahl')).toEqual(['assist 10', 'penalty-goal 20', 'went-off 60']);
  expect(kinds(given, 'Moe')).toEqual(['came-on 60']);
  expect(kinds(given, 'Aas', 'away')).toEqual(['own-goal 30', 'red-card 55']);
  expect(kinds(given, 'Aas', 'home')).toEqual([]);
  expect(kinds(given, 'Ingen')).toEqual([]);
});

test('PLAYER-2 a goal that is taken back is marked as such, and its assist does not count', () => {
  const given: ReportOfPlayers = report({ goals: [goal(10, 'Berg', { assist: named('Dahl') })] });
  const events = given.events.map((event) => (event.type === 'GOAL' ? { ...event, cancelled: true } : event));
  expect(kinds({ ...given, events }, 'Berg')).toEqual(['cancelled-goal 10']);
  expect(kinds({ ...given, events }, 'Dahl')).toEqual([]);
});

test('PLAYER-3 minutes count from kick-off or coming on, until going off, a red card or now', () => {
  const given = report({
    substitutions: [{ minute: 60, team: home, playerOut: named('Dahl'), playerIn: named('Moe') }],
    bookings: [{ minute: 30, team: away, card: 'RED', player: named('Aas') }],
  });
  const minutes = (name: string, minute: number, side: 'home' | 'away' = 'home') =>
    minutesPlayed(given, { side, name }, minute);
  expect(minutes('Berg', 75)).toBe(75);
  expect(minutes('Dahl', 75)).toBe(60);
  expect(minutes('Dahl', 40)).toBe(40);
  expect(minutes('Moe', 75)).toBe(15);
  expect(minutes('Moe', 40)).toBe(0);
  expect(minutes('Aas', 90, 'away')).toBe(30);
  expect(minutes('Lie', 90, 'away')).toBe(0);
});

test('PLAYER-3 without a line-up the minutes are not known, except of substitutes who came on', () => {
  const given: ReportOfPlayers = {
    ...report({ substitutions: [{ minute: 60, team: home, playerOut: named('Dahl'), playerIn: named('Moe') }] }),
    lineUps: { home: lineUp([]), away: lineUp([]) },
  };
  expect(minutesPlayed(given, { side: 'home', name: 'Dahl' }, 90)).toBeNull();
  expect(minutesPlayed(given, { side: 'home', name: 'Moe' }, 90)).toBe(30);
});

test('PLAYER-3 a line-up shows who starts and who sits on the bench', () => {
  const { lineUps } = report();
  expect(findPlayer(lineUps.home, 'Berg')).toMatchObject({ player: { id: 'Berg' }, started: true });
  expect(findPlayer(lineUps.home, 'Moe')).toMatchObject({ player: { id: 'Moe' }, started: false });
  expect(findPlayer(lineUps.home, 'Aas')).toBeNull();
});
