import type { SeedCompetition, SeedFixture, SeedTeam } from '../../../seed/seedSchema.ts';
import type { MatchScript } from '../script/MatchScript.ts';
import type { Moment } from '../script/timelineOf.ts';
import type { FeedEvent } from '../script/feedEventsOf.ts';

interface MatchFacts {
  readonly id: number;
  readonly competition: SeedCompetition['competition'];
  readonly fixture: SeedFixture;
  readonly home: SeedTeam;
  readonly away: SeedTeam;
  /** Milliseconds since 1970, as every moment of the wall's clock here. */
  readonly kickOff: number;
  /** When the fixture became known: before it, the match is on no list. */
  readonly knownFrom: number;
  /** Until when it is on a list of the day; Infinity for one that stays. */
  readonly listedUntil: number;
  /** From when on what is told of it is made up: a real result of the past stays real. Infinity for never. */
  readonly simulatedFrom: number;
}

export interface PlayedMatch extends MatchFacts {
  readonly kind: 'played';
  /** Playing seconds to a second of the wall's clock. */
  readonly speed: number;
  readonly script: MatchScript;
  readonly timeline: readonly Moment[];
  readonly feedEvents: readonly FeedEvent[];
}

export interface PostponedMatch extends MatchFacts {
  readonly kind: 'postponed';
}

/** One match with its place in time: with a moment of the wall's clock, everything about it follows. */
export type SimulatedMatch = PlayedMatch | PostponedMatch;
