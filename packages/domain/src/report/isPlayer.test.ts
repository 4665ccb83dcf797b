import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import { isPlayer } from './isPlayer.ts';
import { playerMarks } from './playerMarks.ts';

test('REPORT-53 a player is recognised by id, then by number, then by name', () => {
  const player = { id: '101', shirtNumber: 8, name: 'Paulinho' };
  const nameless = { id: undefined, number: undefined, name: null };
  expect(isPlayer(player, { id: '102', number: 8, name: 'Paulinho' })).toBe(false);
  expect(isPlayer(player, { id: '101', number: 10, name: 'J. Paulinho' })).toBe(true);
  expect(isPlayer(player, { ...nameless, number: 10, name: 'Paulinho' })).toBe(false);
  expect(isPlayer(player, { ...nameless, number: 8, name: 'J. Paulinho' })).toBe(true);
  expect(isPlayer(player, { ...nameless, name: 'Paulinho' })).toBe(true);
  expect(isPlayer({ ...player, shirtNumber: null }, { ...nameless, number: 8, name: 'Paulinho' })).toBe(true);
  expect(isPlayer({ ...player, id: '8 Paulinho' }, { id: '102', number: 10, name: 'Paulinho' })).toBe(false);
});

test('REPORT-53 two players with the same name and no ids each have their own goal, card and substitution by number', () => {
  const [first, second] = [8, 10].map((shirtNumber) => ({ shirtNumber, name: 'Paulinho' }));
  const team = { id: 1 };
  const events = eventsOf({
    homeTeam: { id: 1 },
    awayTeam: { id: 2 },
    goals: [{ minute: 20, team, scorer: second }],
    events: [first, second].map((player) => ({ type: 'YELLOW_CARD', minute: 30, team, player })),
    substitutions: [{ minute: 60, team, playerOut: first, playerIn: { shirtNumber: 14, name: 'C. Dahl' } }],
  });
  const marksOf = playerMarks(events, 'home');
  const marks = [8, 10].map((shirtNumber) => marksOf({ id: `${shirtNumber} Paulinho`, shirtNumber, name: 'Paulinho' }));
  expect(marks.map(({ goals, card, off }) => [goals, card, off?.minute])).toEqual([
    [0, 'yellow', 60],
    [1, 'yellow', undefined],
  ]);
});

test('REPORT-53 two players of one side with the same name each have their own goal, card and substitution', () => {
  const [first, second] = [101, 102].map((id) => ({ id, name: 'Paulinho' }));
  const team = { id: 1 };
  const events = eventsOf({
    homeTeam: { id: 1 },
    awayTeam: { id: 2 },
    goals: [{ minute: 20, team, scorer: second }],
    bookings: [{ minute: 30, team, card: 'YELLOW_RED', player: first }],
    substitutions: [{ minute: 60, team, playerOut: second, playerIn: { id: 103, name: 'C. Dahl' } }],
  });
  const marksOf = playerMarks(events, 'home');
  expect(marksOf({ id: '101', shirtNumber: null, name: 'Paulinho' })).toMatchObject({
    goals: 0,
    card: 'second-yellow',
    off: null,
  });
  expect(marksOf({ id: '102', shirtNumber: null, name: 'Paulinho' })).toMatchObject({
    goals: 1,
    card: null,
    off: { minute: 60 },
  });
  expect(marksOf({ id: '103', shirtNumber: null, name: 'C. Dahl' }).on).toEqual({ minute: 60, extraTime: null });
});
