import type { SeedFixture } from '../../seed/seedSchema.ts';

/** Orders a round so that every team can rest: teams that played first in the round before play first again. */
export function orderByRest(round: readonly SeedFixture[], before: readonly SeedFixture[]): SeedFixture[] {
  const lastPlayed = (team: number): number =>
    before.findLastIndex((fixture) => fixture.home === team || fixture.away === team);
  const rested = (fixture: SeedFixture): number => Math.max(lastPlayed(fixture.home), lastPlayed(fixture.away));
  return round.toSorted((a, b) => rested(a) - rested(b));
}
