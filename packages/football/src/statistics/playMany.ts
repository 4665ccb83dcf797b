import type { Season } from '../../seed/loadSeed.ts';
import { createRandom } from '../createRandom.ts';
import { type CompetitionProfile, profileOf } from '../process/CompetitionProfile.ts';
import type { MatchScript } from '../script/MatchScript.ts';
import { writeScript } from '../script/writeScript.ts';

/** Plays `matches` matches of a season's fixtures freely, over and over, and returns those that were not abandoned. */
export function playMany(
  season: Season,
  matches: number,
  seed: number,
  profile: CompetitionProfile = profileOf(season.competition.code),
): readonly MatchScript[] {
  const { code } = season.competition;
  return Array.from({ length: matches }, (_, index) => {
    const fixture = season.fixtures[index % season.fixtures.length];
    if (fixture === undefined) throw new RangeError(`${code} has no fixtures`);
    return writeScript(season, fixture, 'free', createRandom(seed, 'statistics', code, index), profile);
  }).filter(({ abandoned }) => !abandoned);
}
