import type { SeedCompetition, SeedFixture, SeedTeam } from '../../seed/seedSchema.ts';
import type { MatchScript } from '../script/MatchScript.ts';
import type { Moment } from '../script/timelineOf.ts';
import type { FeedEvent } from '../script/feedEventsOf.ts';

interface MatchFacts {
  readonly id: number;
  readonly competition: SeedCompetition['competition'];
  readonly fixture: SeedFixture;
  readonly home: SeedTeam;
  readonly away: SeedTeam;
  /** Milliseconds since 1970, like every moment of real time in this file. */
  readonly kickOff: number;
  /** When the fixture became known: before that, no list has the match. */
  readonly knownFrom: number;
  /** When the match leaves the day's list; Infinity when it stays. */
  readonly listedUntil: number;
  /**
   * From when the match is marked as simulated, because it contains invented facts. Infinity for a past match
   * whose result is real.
   */
  readonly simulatedFrom: number;
}

export interface PlayedMatch extends MatchFacts {
  readonly kind: 'played';
  /** Seconds of play in a second of real time. */
  readonly speed: number;
  readonly script: MatchScript;
  readonly timeline: readonly Moment[];
  readonly feedEvents: readonly FeedEvent[];
}

export interface PostponedMatch extends MatchFacts {
  readonly kind: 'postponed';
}

/** One match with its place in time. Together with a moment of real time, it determines everything about the match. */
export type SimulatedMatch = PlayedMatch | PostponedMatch;
