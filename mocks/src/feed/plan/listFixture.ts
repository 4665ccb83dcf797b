import type { SeedCompetition, SeedFixture } from '../../../seed/seedSchema.ts';
import { createRandom } from '../createRandom.ts';
import { timelineOf } from '../script/timelineOf.ts';
import { writeScript } from '../script/writeScript.ts';
import type { ListedFixture } from './ListedFixture.ts';

/**
 * A fixture with its script. The script depends on the seed and on which performance of the fixture it is, not on its place in the
 * programme: moving a match does not change it.
 *
 * @param performance `planned`, or the number of the programme's cycle
 *
 * @example
 * listFixture(seed.premierLeague, fixture, 1, 'planned').timeline.length; // about a hundred
 */
export function listFixture(
  season: SeedCompetition,
  fixture: SeedFixture,
  seed: number,
  performance: string | number,
): ListedFixture {
  const { code } = season.competition;
  const key = [code, fixture.stage, fixture.matchday ?? '', fixture.home, fixture.away, performance];
  const script = writeScript(fixture, createRandom(seed, 'script', ...key));
  return { season, fixture, script, timeline: timelineOf(script) };
}
