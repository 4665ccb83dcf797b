import type { Season } from '../../../seed/loadSeed.ts';
import type { SeedFixture } from '../../../seed/seedSchema.ts';
import { createRandom } from '../createRandom.ts';
import { timelineOf } from '../script/timelineOf.ts';
import { toldEventsOf } from '../script/toldEventsOf.ts';
import { type Course, writeScript } from '../script/writeScript.ts';
import type { ListedFixture } from './ListedFixture.ts';

/**
 * A fixture with its script. The script depends on the seed and on which performance of the fixture it is, not on its place in the
 * programme: moving a match does not change it.
 *
 * @param performance `planned`, or the number of the programme's cycle
 *
 * @example
 * listFixture(seed.premierLeague, fixture, 'free', 1, 'planned').timeline.length; // about a hundred
 */
export function listFixture(
  season: Season,
  fixture: SeedFixture,
  course: Course,
  seed: number,
  performance: string | number,
): ListedFixture {
  const { code } = season.competition;
  const key = [code, fixture.stage, fixture.matchday ?? '', fixture.home, fixture.away, performance];
  const script = writeScript(season, fixture, course, createRandom(seed, 'script', ...key));
  return { season, fixture, script, timeline: timelineOf(script), told: toldEventsOf(script) };
}
