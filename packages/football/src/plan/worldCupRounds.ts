import type { SeedCompetition, SeedFixture } from '../../seed/seedSchema.ts';
import type { Random } from '../createRandom.ts';
import { shuffled } from '../shuffled.ts';
import { favourites } from './layout.ts';

/** A World Cup whose groups are over and whose knock-out begins today. */
export interface WorldCupRounds {
  readonly past: readonly SeedFixture[];
  /**
   * The first round is half of the round of 32. It contains the favourite nation's match and one match with a shoot-out;
   * no other match goes beyond ninety minutes. The last rounds are the groups once more.
   */
  readonly today: readonly (readonly SeedFixture[])[];
}

/** The World Cup's fixtures, laid out around today. */
export function worldCupRounds({ fixtures }: SeedCompetition, random: Random): WorldCupRounds {
  const inStage = (...stages: readonly SeedFixture['stage'][]): SeedFixture[] =>
    fixtures.filter((fixture) => stages.includes(fixture.stage));
  const groups = inStage('GROUP_STAGE');
  const roundOf32 = shuffled(inStage('LAST_32'), random);
  const isFavourite = ({ home, away }: SeedFixture): boolean => [home, away].includes(favourites.nation);
  const regular = roundOf32
    .filter((fixture) => fixture.result?.afterExtraTime === undefined)
    .toSorted((a, b) => Number(isFavourite(b)) - Number(isFavourite(a)));
  const [shootOut] = roundOf32.filter((fixture) => fixture.result?.penalties !== undefined);
  const firstHalf = shootOut === undefined ? regular.slice(0, 8) : [...regular.slice(0, 7), shootOut];
  return {
    past: groups,
    today: [
      firstHalf,
      roundOf32.filter((fixture) => !firstHalf.includes(fixture)),
      inStage('LAST_16'),
      inStage('QUARTER_FINALS'),
      inStage('SEMI_FINALS'),
      inStage('THIRD_PLACE', 'FINAL'),
      ...thirdsOf(groups),
    ],
  };
}

/** Splits each matchday of the groups into three: groups A–D, E–H, I–L. */
function thirdsOf(groups: readonly SeedFixture[]): readonly (readonly SeedFixture[])[] {
  const names = [...new Set(groups.flatMap(({ group }) => group ?? []))].toSorted((a, b) => a.localeCompare(b));
  const four = [names.slice(0, 4), names.slice(4, 8), names.slice(8)];
  return [1, 2, 3].flatMap((matchday) =>
    four.map((some) => groups.filter((each) => each.matchday === matchday && some.includes(each.group ?? ''))),
  );
}
