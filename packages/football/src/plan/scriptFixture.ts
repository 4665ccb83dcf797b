import type { Season } from '../../seed/loadSeed.ts';
import type { SeedFixture } from '../../seed/seedSchema.ts';
import { createRandom } from '../createRandom.ts';
import { timelineOf } from '../script/timelineOf.ts';
import { feedEventsOf } from '../script/feedEventsOf.ts';
import { type Course, writeScript } from '../script/writeScript.ts';
import type { ScriptedFixture } from './ScriptedFixture.ts';
import { drawKey } from './drawKey.ts';

/**
 * A fixture with its script. The script depends on the seed and on `performance`, not on the fixture's place in the
 * programme: moving a match does not change it.
 *
 * @param performance `planned`, or the number of the programme's cycle
 */
export function scriptFixture(
  season: Season,
  fixture: SeedFixture,
  course: Course,
  seed: number,
  performance: string | number,
): ScriptedFixture {
  const key = [drawKey(season), fixture.stage, fixture.matchday ?? '', fixture.home, fixture.away, performance];
  const script = writeScript(season, fixture, course, createRandom(seed, 'script', ...key));
  return { season, fixture, script, timeline: timelineOf(script), feedEvents: feedEventsOf(script) };
}
