import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appearanceOf } from './appearanceOf.ts';
import { automaticSubstitutions } from './automaticSubstitutions.ts';
import { explainPoints, fixturePoints } from './explainPoints.ts';
import type { Captaincy, ElementId, FantasyPosition } from './FantasyPick.ts';
import { fantasyPositionOf } from './fantasyPositionOf.ts';
import { normaliseChip } from './normaliseChip.ts';
import { officialScoring } from './officialScoring.ts';
import { provisionalBonus } from './provisionalBonus.ts';
import type { Appearance, SquadMember } from './SquadMember.ts';
import { squadPoints } from './squadPoints.ts';

const POSITION_OF = { G: 'goalkeeper', D: 'defender', M: 'midfielder', F: 'forward' } as const;
const APPEARANCE_OF: Readonly<Record<string, Appearance>> = { '-': 'absent', '?': 'pending' };

/**
 * A squad in short form: a letter for each position, then `-` for absent, `?` for pending, nothing for played; the
 * bench follows the bar. Players are numbered from 1 and have as many points as their number.
 */
function squad(short: string, captains: Readonly<Record<number, Captaincy>> = {}): SquadMember[] {
  return [...short.matchAll(/([GDMF])([-?]?)/g)].map(([, letter, mark], n) => ({
    element: (n + 1) as ElementId,
    position: POSITION_OF[letter as keyof typeof POSITION_OF],
    captaincy: captains[n + 1] ?? null,
    appearance: APPEARANCE_OF[mark ?? ''] ?? 'played',
    points: n + 1,
  }));
}

function cameOn(short: string): string[] {
  return automaticSubstitutions(squad(short), 'fpl').map((substitution) => `${substitution.out}→${substitution.in}`);
}

test.each([
  ['nobody was absent', 'GDDDDMMMMFF|GDMF', []],
  ['the goalkeeper was absent', 'G-DDDDMMMMFF|GDMF', ['1→12']],
  ['both goalkeepers were absent', 'G-DDDDMMMMFF|G-DMF', []],
  ['an outfield player was absent', 'GDDDDMMMMFF-|GDMF', ['11→13']],
  ['the first of the bench was absent too', 'GDDDDMMMMFF-|GD-MF', ['11→14']],
  ['only two defenders would be left', 'GDDD-MMMMMFF|GMFD', ['4→15']],
  ['only one forward is there and the bench has none', 'GDDDDDMMMMF-|GDMM', []],
  ['six defenders would be on', 'GDDDDDMMM-FF|GDMF', ['9→14']],
  ['two were absent and the bench fits both', 'GDDD-MMMMMFF-|GMDF', ['4→14', '11→15']],
  ['three were absent', 'GDDDD-MMM-MF-F|GFMD', ['5→13', '8→14', '10→15']],
  ['the substitute has not played yet', 'GDDDDMMMMFF-|GD?MF', ['11→13']],
  ['a starter has not played yet', 'GDDDDMMMMFF?|GDMF', []],
])('FANTASY-11 where %s, %s gives %o', (_, short, expected) => {
  expect(cameOn(short)).toEqual(expected);
});

const anySquad = fc
  .tuple(
    fc.constantFrom('GDDDMMMMMFF|GDDF', 'GDDDDMMMMFF|GDMF', 'GDDDMMMMFFF|GMDD', 'GDDDDDMMMMF|GMFF', 'GDDDDMMFFFM|GDMM'),
    fc.array(fc.constantFrom('', '-', '?'), { minLength: 15, maxLength: 15 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 15 }), { minLength: 2, maxLength: 2 }),
  )
  .map(([shape, marks, [captain = 1, vice = 2]]) => {
    const letters = shape.replace('|', '').split('');
    const short = letters.map((letter, n) => letter + (marks[n] ?? '')).join('');
    return squad(short, { [captain]: 'captain', [vice]: 'vice-captain' });
  });

function count(members: readonly SquadMember[], position: FantasyPosition): number {
  return members.filter((member) => member.position === position).length;
}

test('FANTASY-11 substitutions never break the formation, and only replace absent players', () => {
  fc.assert(
    fc.property(anySquad, (members) => {
      const substitutions = automaticSubstitutions(members, 'fpl');
      const byElement = new Map(members.map((member) => [member.element, member]));
      const out = new Set(substitutions.map((substitution) => substitution.out));
      const on = new Set(substitutions.map((substitution) => substitution.in));
      expect(out.size).toBe(on.size);
      expect([...out].map((element) => byElement.get(element)?.appearance)).toEqual([...out].map(() => 'absent'));
      expect([...on].map((element) => byElement.get(element)?.appearance)).not.toContain('absent');
      const eleven = members.filter(({ element }, n) => (n < 11 && !out.has(element)) || on.has(element));
      expect(eleven).toHaveLength(11);
      expect(count(eleven, 'goalkeeper')).toBe(1);
      expect(count(eleven, 'defender')).toBeGreaterThanOrEqual(3);
      expect(count(eleven, 'midfielder')).toBeGreaterThanOrEqual(2);
      expect(count(eleven, 'forward')).toBeGreaterThanOrEqual(1);
    }),
    { seed: 4, numRuns: 300 },
  );
});

test('FANTASY-12 the captain counts twice, three times with triple captain', () => {
  const members = squad('GDDDDMMMMFF|GDMF', { 11: 'captain', 10: 'vice-captain' });
  expect(squadPoints(members, null, 'fpl').total).toBe(66 + 11);
  expect(squadPoints(members, 'triple-captain', 'fpl').total).toBe(66 + 22);
  expect(squadPoints(members, 'wildcard', 'fpl').total).toBe(66 + 11);
  expect(squadPoints(members, null, 'fpl').members[10]).toEqual({ element: 11, multiplier: 2, points: 22 });
  expect(squadPoints(members, null, 'fpl').members[11]).toEqual({ element: 12, multiplier: 0, points: 0 });
});

test('FANTASY-12 the vice-captain takes over from an absent captain, with the chip too', () => {
  const members = squad('GDDDDMMMMFF-|G-D-M-F-', { 11: 'captain', 10: 'vice-captain' });
  expect(squadPoints(members, null, 'fpl').members[9]).toEqual({ element: 10, multiplier: 2, points: 20 });
  expect(squadPoints(members, 'triple-captain', 'fpl').members[9]).toEqual({ element: 10, multiplier: 3, points: 30 });
});

test('FANTASY-12 a captain who has yet to play keeps the armband, and nobody wears it when both were absent', () => {
  const pending = squad('GDDDDMMMMFF?|GDMF', { 11: 'captain', 10: 'vice-captain' });
  expect(squadPoints(pending, null, 'fpl').members.map(({ multiplier }) => multiplier)[10]).toBe(2);
  const neither = squad('GDDDDMMMMF-F-|G-D-M-F-', { 11: 'captain', 10: 'vice-captain' });
  expect(squadPoints(neither, null, 'fpl').members.map(({ multiplier }) => multiplier)).not.toContain(2);
});

test('FANTASY-13 with bench boost all fifteen count and nobody is substituted', () => {
  const members = squad('GDDDDMMMMFF-|GDMF', { 1: 'captain' });
  const { total, substitutions } = squadPoints(members, 'bench-boost', 'fpl');
  expect(total).toBe(120 + 1);
  expect(substitutions).toEqual([]);
});

test('FANTASY-13 eleven count, or all fifteen with bench boost, and the total is the sum of the members', () => {
  const chip = fc.constantFrom(null, 'triple-captain' as const, 'bench-boost' as const, 'free-hit' as const);
  fc.assert(
    fc.property(anySquad, chip, (members, played) => {
      const { total, members: points } = squadPoints(members, played, 'fpl');
      expect(points.filter(({ multiplier }) => multiplier > 0)).toHaveLength(played === 'bench-boost' ? 15 : 11);
      expect(points.filter(({ multiplier }) => multiplier > 1).length).toBeLessThanOrEqual(1);
      expect(total).toBe(points.reduce((sum, member) => sum + member.points, 0));
    }),
    { seed: 4, numRuns: 200 },
  );
});

/** Invented players and figures, in the shape of the official game's answers. */
const table = officialScoring;
const week = {
  active_chip: null,
  picks: [
    { element: 901, element_type: 1, is_captain: false, is_vice_captain: false },
    { element: 902, element_type: 2, is_captain: false, is_vice_captain: false },
    { element: 903, element_type: 2, is_captain: false, is_vice_captain: false },
    { element: 904, element_type: 2, is_captain: false, is_vice_captain: false },
    { element: 905, element_type: 3, is_captain: false, is_vice_captain: true },
    { element: 906, element_type: 3, is_captain: false, is_vice_captain: false },
    { element: 907, element_type: 3, is_captain: false, is_vice_captain: false },
    { element: 908, element_type: 3, is_captain: false, is_vice_captain: false },
    { element: 909, element_type: 4, is_captain: true, is_vice_captain: false },
    { element: 910, element_type: 4, is_captain: false, is_vice_captain: false },
    { element: 911, element_type: 4, is_captain: false, is_vice_captain: false },
    { element: 912, element_type: 1, is_captain: false, is_vice_captain: false },
    { element: 913, element_type: 3, is_captain: false, is_vice_captain: false },
    { element: 914, element_type: 2, is_captain: false, is_vice_captain: false },
    { element: 915, element_type: 2, is_captain: false, is_vice_captain: false },
  ],
  /** The element, the points as counted by hand, and the player's figures. */
  elements: [
    [901, 1, { minutes: 90, goals_conceded: 4, saves: 5, bps: 14 }],
    [902, 12, { minutes: 90, clean_sheets: 1, goals_scored: 1, bps: 36 }],
    [903, 0, { minutes: 0, bps: 0 }],
    [904, 3, { minutes: 90, goals_conceded: 2, defensive_contribution: 10, bps: 12 }],
    [905, 10, { minutes: 88, goals_scored: 1, assists: 1, bps: 34 }],
    [906, 3, { minutes: 90, clean_sheets: 1, defensive_contribution: 11, bps: 15 }],
    [907, 1, { minutes: 61, yellow_cards: 1, bps: 5 }],
    [908, -2, { minutes: 12, red_cards: 1, bps: -6 }],
    [909, 0, { minutes: 0, bps: 0 }],
    [910, 6, { minutes: 90, goals_scored: 1, bps: 27 }],
    [911, 0, { minutes: 75, penalties_missed: 1, bps: 3 }],
    [912, 12, { minutes: 90, clean_sheets: 1, penalties_saved: 1, saves: 3, bps: 33 }],
    [913, 5, { minutes: 70, assists: 1, bps: 18 }],
    [914, 2, { minutes: 90, goals_conceded: 1, bps: 11 }],
    [915, -3, { minutes: 90, goals_conceded: 3, own_goals: 1, red_cards: 0, yellow_cards: 2, bps: -2 }],
  ],
} as const;

test("FANTASY-13 a whole squad's week: points, expected bonus, two substitutions and the vice-captain's armband", () => {
  const bonus = provisionalBonus(
    week.elements.map(([element, , { minutes, bps }]) => ({ element: element as ElementId, minutes, bps, bonus: 0 })),
  );
  expect([...bonus]).toEqual([
    [902, 3],
    [905, 2],
    [912, 1],
  ]);
  const members = week.picks.map((pick, n): SquadMember => {
    const [, byHand, stats] = week.elements[n] ?? [0, 0, { minutes: 0 }];
    const position = fantasyPositionOf(pick.element_type);
    if (position === 'unknown') throw new Error(`no position for ${pick.element}`);
    expect({ [pick.element]: fixturePoints(stats, position, table) }).toEqual({ [pick.element]: byHand });
    expect(explainPoints(stats, position, table)[0]?.value).toBe(stats.minutes);
    const element = pick.element as ElementId;
    return {
      element,
      position,
      captaincy: pick.is_captain ? 'captain' : pick.is_vice_captain ? 'vice-captain' : null,
      appearance: appearanceOf(stats.minutes, true),
      points: byHand + (bonus.get(element) ?? 0),
    };
  });
  const {
    total,
    substitutions,
    members: counted,
  } = squadPoints(members, normaliseChip(week.active_chip, 'fpl'), 'fpl');
  expect(substitutions).toEqual([
    { out: 909, in: 913 },
    { out: 903, in: 914 },
  ]);
  expect(counted[4]).toEqual({ element: 905, multiplier: 2, points: 24 });
  expect(total).toBe(1 + 15 + 2 + 3 + 24 + 3 + 1 - 2 + 5 + 6 + 0);
});

test("FANTASY-11 a player of the same position comes on even when the squad's formation was never valid", () => {
  expect(cameOn('GDD-MMMMMMFF|GDMF')).toEqual(['3→13']);
});

test('FANTASY-13 a player who does not count adds nothing, not even negative points', () => {
  const members = squad('GDDDDMMMMFF|GDMF').map((member) => ({ ...member, points: -1 }));
  expect(squadPoints(members, null, 'fpl').members[14]).toEqual({ element: 15, multiplier: 0, points: 0 });
});
