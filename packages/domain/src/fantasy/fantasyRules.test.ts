import { expect, test } from 'vitest';
import { fixturePoints } from './explainPoints.ts';
import { fantasyRules } from './fantasyRules.ts';
import { normaliseChip } from './normaliseChip.ts';
import type { FixtureStats } from './ScoringTable.ts';

const positions = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;
const { scoring, bonusFigure } = fantasyRules.eliteserien;
const each = (stats: FixtureStats) => positions.map((position) => fixturePoints(stats, position, scoring.value));

test('FANTASY-20 Eliteserien Fantasy has 30 rounds and Fantasy Premier League has 38', () => {
  expect([fantasyRules.eliteserien.rounds, fantasyRules.fpl.rounds]).toEqual([30, 38]);
});

test('FANTASY-20 the chips of Eliteserien Fantasy are recognised by its codes', () => {
  expect(['2capt', 'frush', 'rich', 'pdbus', 'wildcard'].map((code) => normaliseChip(code, 'eliteserien'))).toEqual([
    'two-captains',
    'forward-rush',
    'rich-uncle',
    'park-the-bus',
    'wildcard',
  ]);
});

test('FANTASY-20 a code of the other game is no chip', () => {
  for (const code of ['3xc', 'bboost', 'freehit', null]) expect(normaliseChip(code, 'eliteserien')).toBeNull();
  for (const code of ['2capt', 'frush', 'rich', 'pdbus']) expect(normaliseChip(code, 'fpl')).toBeNull();
});

test.each<readonly [action: string, stats: FixtureStats, points: readonly number[]]>([
  ['59 minutes', { minutes: 59 }, [1, 1, 1, 1]],
  ['60 minutes', { minutes: 60 }, [2, 2, 2, 2]],
  ['a goal', { goals_scored: 1 }, [6, 6, 5, 4]],
  ['an assist', { assists: 1 }, [3, 3, 3, 3]],
  ['a clean sheet', { clean_sheets: 1 }, [4, 4, 1, 0]],
  ['two goals conceded', { goals_conceded: 2 }, [-1, -1, 0, 0]],
  ['an own goal', { own_goals: 1 }, [-2, -2, -2, -2]],
  ['a penalty saved', { penalties_saved: 1 }, [5, 5, 5, 5]],
  ['a penalty missed', { penalties_missed: 1 }, [-2, -2, -2, -2]],
  ['a yellow card', { yellow_cards: 1 }, [-1, -1, -1, -1]],
  ['a red card', { red_cards: 1 }, [-3, -3, -3, -3]],
  ['three saves', { saves: 3 }, [1, 1, 1, 1]],
  ['a bonus of three', { bonus: 3 }, [3, 3, 3, 3]],
  ['twelve defensive contributions', { defensive_contribution: 12 }, [0, 0, 0, 0]],
])(
  'FANTASY-24 in Eliteserien Fantasy a goalkeeper, defender, midfielder and forward get for %s',
  (_, stats, points) => {
    expect(each(stats)).toEqual(points);
  },
);

test('FANTASY-24 FANTASY-27 the points and the bonus of Eliteserien Fantasy are marked as preliminary, the English ones are not', () => {
  expect([scoring.certainty, bonusFigure]).toEqual(['preliminary', { certainty: 'preliminary', value: 'opta_index' }]);
  expect(fantasyRules.fpl.scoring.certainty).toBe('published');
  expect(fantasyRules.fpl.bonusFigure).toEqual({ certainty: 'published', value: 'bps' });
});
