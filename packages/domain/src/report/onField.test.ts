import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import type { LineUpPlayer } from './LineUp.ts';
import { onField } from './onField.ts';
import type { ReportedBooking, ReportedSubstitution } from './ReportParts.ts';

const homeTeam = { id: 1, name: 'Brann' };
const awayTeam = { id: 2, name: 'Viking' };

function player(name: string, shirtNumber: number | null = null): LineUpPlayer {
  return { id: name, name, shirtNumber, position: null };
}

const starters = ['Berg', 'Lie', 'Moe'].map((name, n) => ({ player: player(name), x: n / 4, y: 0.5 }));
const bench = [player('Vik', 14), player('Ås', 16)];

function fieldAfter(parts: {
  readonly substitutions?: readonly ReportedSubstitution[];
  readonly bookings?: readonly ReportedBooking[];
}): string[] {
  const events = eventsOf({ homeTeam, awayTeam, ...parts });
  return onField(starters, bench, events, 'home').map(({ player: { name, shirtNumber }, x }) =>
    [name, shirtNumber, x].join(' '),
  );
}

test('REPORT-41 a substitute takes the place of the player who goes off, and may be replaced in turn', () => {
  const substitutions = [
    { minute: 60, team: homeTeam, playerOut: { name: 'Lie' }, playerIn: { name: 'Vik' } },
    { minute: 80, team: homeTeam, playerOut: { name: 'Vik' }, playerIn: { name: 'Nes' } },
    { minute: 81, team: awayTeam, playerOut: { name: 'Berg' }, playerIn: { name: 'Ås' } },
  ];
  expect(fieldAfter({ substitutions: substitutions.slice(0, 1) })).toEqual(['Berg  0', 'Vik 14 0.25', 'Moe  0.5']);
  expect(fieldAfter({ substitutions })).toEqual(['Berg  0', 'Nes  0.25', 'Moe  0.5']);
});

test('REPORT-41 a player who is sent off, or goes off without a substitute, leaves an empty place', () => {
  const bookings = [
    { minute: 10, card: 'YELLOW', team: homeTeam, player: { name: 'Moe' } },
    { minute: 20, card: 'RED', team: homeTeam, player: { name: 'Berg' } },
  ];
  const substitutions = [{ minute: 88, team: homeTeam, playerOut: { name: 'Lie' } }];
  expect(fieldAfter({ bookings, substitutions })).toEqual(['Moe  0.5']);
});

test('REPORT-41 a change that names nobody on the field changes nothing', () => {
  const substitutions = [
    { minute: 60, team: homeTeam, playerIn: { name: 'Vik' } },
    { minute: 61, team: homeTeam, playerOut: { name: 'Ukjent' }, playerIn: { name: 'Ås' } },
  ];
  expect(fieldAfter({ substitutions })).toEqual(['Berg  0', 'Lie  0.25', 'Moe  0.5']);
});

test('REPORT-41 whatever happens, no player has two places and the number of players never grows', () => {
  const name = fc.constantFrom('Berg', 'Lie', 'Moe', 'Vik', 'Ås');
  const change = fc.record({ minute: fc.nat({ max: 130 }), out: name, in: name });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), fc.array(name, { maxLength: 3 }), (changes, sentOff) => {
      const field = fieldAfter({
        substitutions: changes.map(({ minute, ...each }) => ({
          minute,
          team: homeTeam,
          playerOut: { name: each.out },
          playerIn: { name: each.in },
        })),
        bookings: sentOff.map((player) => ({ minute: 45, card: 'RED', team: homeTeam, player: { name: player } })),
      });
      expect(field.length).toBeLessThanOrEqual(starters.length);
      expect(new Set(field.map((each) => each.split(' ').at(-1))).size).toBe(field.length);
      expect(new Set(field.map((each) => each.split(' ')[0])).size).toBe(field.length);
    }),
    { seed: 4, numRuns: 100 },
  );
});
