import { parseScorers, type Scorer } from '@tribunen/contract';
import { hiddenMatch, type Match } from '@tribunen/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMatch } from '../testing/exampleMatch.ts';
import { scorersAsKnown } from './seasonAsKnown.ts';

const settings = { seed: 44, numRuns: 300 };
const teams = 8;
const team = (id: number) => ({ id, name: `Lag ${id}` });
const number = fc.nat({ max: 9 });
const game = fc
  .record({
    home: fc.integer({ min: 1, max: teams }),
    by: fc.integer({ min: 1, max: teams - 1 }),
    isHidden: fc.boolean(),
  })
  .map(({ home, by, isHidden }) => ({ home, away: ((home + by - 1) % teams) + 1, isHidden }));
const games = fc.array(game, { maxLength: 8 });
type Games = typeof games extends fc.Arbitrary<infer Value> ? Value : never;
/** The goals of a match, and of each team's two players. */
const goals = fc.array(number, { minLength: 3 * teams, maxLength: 3 * teams });

const seasonOf = (all: Games, scored: readonly number[]): readonly Match[] =>
  all.map(({ home, away }, index) =>
    exampleMatch({
      id: index + 1,
      status: 'FINISHED',
      homeTeam: team(home),
      awayTeam: team(away),
      score: { fullTime: { home: scored[index] ?? 0, away: scored[index + 1] ?? 0 } },
    }),
  );

const scorersOf = (scored: readonly number[]): readonly Scorer[] =>
  parseScorers({
    scorers: scored.slice(teams).map((goalsOfPlayer, index) => ({
      player: { id: index + 1, name: `Spiller ${index}` },
      team: team((index % teams) + 1),
      goals: goalsOfPlayer,
    })),
  }).values;

/** The top scorers as their reader may know them. */
function known(all: Games, scored: readonly number[], isHidden: (index: number) => boolean): readonly Scorer[] {
  const season = seasonOf(all, scored);
  return scorersAsKnown(scorersOf(scored), season, {
    matches: (matches) => matches.map((match, index) => (isHidden(index) ? hiddenMatch(match) : match)),
    secondsBehind: () => 0,
  });
}

const isHiddenIn = (all: Games) => (index: number) => all[index]?.isHidden === true;

test('KNOWN-10 where every result is known the top scorers are as the source has them', () => {
  fc.assert(
    fc.property(games, goals, (all, scored) => {
      expect(scorersOf(scored)).toHaveLength(2 * teams);
      expect(known(all, scored, () => false)).toEqual(scorersOf(scored));
    }),
    settings,
  );
});

test('KNOWN-10 the top scorers are the same whatever the players of hidden teams have scored', () => {
  fc.assert(
    fc.property(games, goals, goals, (all, one, other) => {
      const hiddenTeams = new Set(all.flatMap(({ home, away, isHidden }) => (isHidden ? [home, away] : [])));
      // The goals that differ are those of hidden matches and of the players of their teams.
      const changed = one.map((scored, index) => {
        const isOfHidden = index >= teams && hiddenTeams.has(((index - teams) % teams) + 1);
        return isOfHidden ? (other[index] ?? scored) : scored;
      });
      expect(known(all, changed, isHiddenIn(all))).toEqual(known(all, one, isHiddenIn(all)));
    }),
    settings,
  );
});

test('KNOWN-10 who hides one more result sees no scorer who was left out before', () => {
  fc.assert(
    fc.property(games, goals, fc.nat({ max: 7 }), (all, scored, more) => {
      const before = known(all, scored, isHiddenIn(all)).map(({ player }) => player.id);
      const after = known(all, scored, (index) => index === more || isHiddenIn(all)(index));
      for (const { player } of after) expect(before).toContain(player.id);
    }),
    settings,
  );
});
