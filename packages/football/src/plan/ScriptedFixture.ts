import type { Season } from '../../seed/loadSeed.ts';
import type { SeedFixture } from '../../seed/seedSchema.ts';
import type { MatchScript } from '../script/MatchScript.ts';
import type { Moment } from '../script/timelineOf.ts';
import type { FeedEvent } from '../script/feedEventsOf.ts';

/** A fixture with its competition and its script; its kick-off is not decided yet. */
export interface ScriptedFixture {
  readonly season: Season;
  readonly fixture: SeedFixture;
  readonly script: MatchScript;
  readonly timeline: readonly Moment[];
  readonly feedEvents: readonly FeedEvent[];
}
