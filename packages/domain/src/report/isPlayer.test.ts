import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import { isPlayer } from './isPlayer.ts';
import { playerMarks } from './playerMarks.ts';

test('REPORT-53 a player is known by id, and by name where one of the two has no id', () => {
  const player = { id: '101', name: 'Paulinho' };
  expect(isPlayer(player, { id: '102', name: 'Paulinho' })).toBe(false);
  expect(isPlayer(player, { id: '101', name: 'J. Paulinho' })).toBe(true);
  expect(isPlayer(player, { id: null, name: 'Paulinho' })).toBe(true);
  expect(isPlayer({ id: 'Paulinho', name: 'Paulinho' }, { id: '102', name: 'Paulinho' })).toBe(true);
});

test('REPORT-53 two players of one name and side have each their own goal, card and change', () => {
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
  expect(marksOf({ id: '101', name: 'Paulinho' })).toMatchObject({ goals: 0, card: 'second-yellow', off: null });
  expect(marksOf({ id: '102', name: 'Paulinho' })).toMatchObject({ goals: 1, card: null, off: { minute: 60 } });
  expect(marksOf({ id: '103', name: 'C. Dahl' }).on).toEqual({ minute: 60, extraTime: null });
});
