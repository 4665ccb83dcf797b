import fc from 'fast-check';
import { expect, test } from 'vitest';
import { automaticSubstitutions } from './automaticSubstitutions.ts';
import type { FantasyChip } from './FantasyChip.ts';
import type { Captaincy, ElementId } from './FantasyPick.ts';
import type { Appearance, SquadMember } from './SquadMember.ts';
import { squadPoints } from './squadPoints.ts';

const POSITION_OF = { G: 'goalkeeper', D: 'defender', M: 'midfielder', F: 'forward' } as const;
const SHAPE = 'GDDDDMMMMFFGDMF';

interface Given {
  readonly captain?: number;
  readonly viceCaptain?: number;
  readonly absent?: readonly number[];
  readonly pending?: readonly number[];
}

/** Four defenders, four midfielders and two forwards, numbered from 1, with six points each, or none if absent. */
function squad({ captain = 6, viceCaptain = 7, absent = [], pending = [] }: Given = {}): readonly SquadMember[] {
  return SHAPE.split('').map((letter, n): SquadMember => {
    const number = n + 1;
    const isAbsent = absent.includes(number);
    const appearance: Appearance = isAbsent ? 'absent' : pending.includes(number) ? 'pending' : 'played';
    const captaincy: Captaincy = number === captain ? 'captain' : number === viceCaptain ? 'vice-captain' : null;
    const position = POSITION_OF[letter as keyof typeof POSITION_OF];
    return { element: number as ElementId, position, captaincy, appearance, points: isAbsent ? 0 : 6 };
  });
}

const total = (chip: FantasyChip | null, given?: Given) => squadPoints(squad(given), chip, 'eliteserien').total;
const multipliers = (chip: FantasyChip | null, given?: Given) =>
  squadPoints(squad(given), chip, 'eliteserien')
    .members.map(({ multiplier }) => multiplier)
    .join('');

test('FANTASY-21 without a chip eleven players with six points are 72, and 78 with two captains', () => {
  expect(total(null)).toBe(11 * 6 + 6);
  expect(total('two-captains')).toBe(11 * 6 + 6 + 6);
  expect(multipliers('two-captains')).toBe('111112211110000');
});

test('FANTASY-21 with two captains when one captain was absent the other counts twice, not three times', () => {
  expect(multipliers('two-captains', { absent: [6] })).toBe('111110211110100');
  expect(multipliers('two-captains', { absent: [7] })).toBe('111112011110100');
  expect(multipliers('two-captains', { absent: [6, 7] })).not.toContain('2');
  expect(multipliers('two-captains', { pending: [6, 7] })).toBe('111112211110000');
});

test('FANTASY-22 with forward rush both forwards count twice: 84 points', () => {
  expect(total('forward-rush')).toBe(11 * 6 + 6 + 2 * 6);
  expect(multipliers('forward-rush')).toBe('111112111220000');
});

test('FANTASY-22 with park the bus the four defenders count twice: 96 points', () => {
  expect(total('park-the-bus')).toBe(11 * 6 + 6 + 4 * 6);
  expect(multipliers('park-the-bus')).toBe('122222111110000');
});

test('FANTASY-22 a forward who comes on counts twice, and a forward who stays on the bench does not count', () => {
  expect(multipliers('forward-rush', { absent: [9, 13, 14] })).toBe('111112110220002');
  expect(multipliers('forward-rush', { absent: [11, 13, 14] })).toBe('111112111200002');
});

test('FANTASY-22 a captain whose position is doubled counts three times', () => {
  expect(multipliers('forward-rush', { captain: 10 })).toBe('111111111320000');
  expect(multipliers('park-the-bus', { captain: 2 })).toBe('132221111110000');
  expect(total('forward-rush', { captain: 10 })).toBe(11 * 6 + 2 * 6 + 6);
});

test('FANTASY-22 a vice-captain in a doubled position counts twice, and three times in place of an absent captain', () => {
  expect(multipliers('forward-rush', { viceCaptain: 10 })).toBe('111112111220000');
  expect(multipliers('forward-rush', { viceCaptain: 10, absent: [6] })).toBe('111110111320100');
});

test.each(['rich-uncle', 'wildcard'] as const)(
  'FANTASY-23 with %s a squad has 72 points, as without a chip',
  (chip) => {
    expect(total(chip)).toBe(72);
    expect(multipliers(chip)).toBe(multipliers(null));
  },
);

test('FANTASY-24 whichever players are absent, the same substitutes come on as in Fantasy Premier League', () => {
  const everybody = Array.from({ length: 15 }, (_, n) => n + 1);
  fc.assert(
    fc.property(fc.subarray(everybody), (absent) => {
      const members = squad({ absent });
      expect(automaticSubstitutions(members, 'eliteserien')).toEqual(automaticSubstitutions(members, 'fpl'));
    }),
    { seed: 4, numRuns: 200 },
  );
});

test('FANTASY-21 FANTASY-22 a chip adds the points of each player whom it doubles once more', () => {
  const everybody = Array.from({ length: 15 }, (_, n) => n + 1);
  const doubled = { 'two-captains': null, 'forward-rush': 'forward', 'park-the-bus': 'defender' } as const;
  const chips = fc.constantFrom('two-captains' as const, 'forward-rush' as const, 'park-the-bus' as const);
  const people = fc.uniqueArray(fc.integer({ min: 1, max: 11 }), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(chips, people, fc.subarray(everybody), (chip, [captain = 1, viceCaptain = 2], absent) => {
      const members = squad({ captain, viceCaptain, absent });
      const plain = squadPoints(members, null, 'eliteserien');
      const counting = new Set(plain.members.filter(({ multiplier }) => multiplier > 0).map(({ element }) => element));
      const isExtra = ({ element, position, captaincy }: SquadMember): boolean =>
        counting.has(element) && (chip === 'two-captains' ? captaincy === 'vice-captain' : position === doubled[chip]);
      // A vice-captain who has replaced an absent captain already counts twice.
      const tookOver = chip === 'two-captains' && absent.includes(captain);
      const extra = tookOver ? 0 : members.filter(isExtra).reduce((sum, { points }) => sum + points, 0);
      expect(squadPoints(members, chip, 'eliteserien').total).toBe(plain.total + extra);
    }),
    { seed: 4, numRuns: 300 },
  );
});
