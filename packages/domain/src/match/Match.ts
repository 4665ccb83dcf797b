import type { Brand } from '../brand.ts';
import type { UtcInstant } from '../time/instant.ts';

export type MatchId = Brand<string, 'MatchId'>;
/** The provider's numeric id as text, the same text that `user_follows.entity_id` holds. */
export type TeamId = Brand<string, 'TeamId'>;
/** The provider's short code of a competition: `PL`, `WC`, `CL` … */
export type CompetitionCode = Brand<string, 'CompetitionCode'>;

export type Side = 'home' | 'away';

export interface Team {
  /** Null, like the name, for a side of a knock-out match that is not decided yet. */
  readonly id: TeamId | null;
  readonly name: string | null;
  readonly shortName: string | null;
  /** Three-letter abbreviation, `NOR`, `ARS`; null when the provider has none. */
  readonly tla: string | null;
  /** An address, an emoji or a short text; null when there is none. */
  readonly crest: string | null;
}

export interface Competition {
  readonly id: CompetitionCode;
  /** The provider's numeric id; null when it is not known. */
  readonly dbId: number | null;
  readonly name: string;
  /** Like a team's crest. */
  readonly emblem: string | null;
}

export interface ScoreLine {
  readonly home: number;
  readonly away: number;
}
export interface NoScoreLine {
  readonly home: null;
  readonly away: null;
}

export interface Score {
  /** What the provider calls full time. After a shoot-out it may include the penalties: show `shownScore` instead. */
  readonly fullTime: ScoreLine | NoScoreLine;
  readonly halfTime: ScoreLine | null;
  readonly regularTime: ScoreLine | null;
  /** Goals scored in extra time only. */
  readonly extraTime: ScoreLine | null;
  /** Goals of the shoot-out only. */
  readonly penalties: ScoreLine | null;
  readonly duration: 'REGULAR' | 'EXTRA_TIME' | 'PENALTY_SHOOTOUT';
}

/**
 * `UNREPORTED`: the match should have begun, but its source gives no status, and nobody has reported anything of it.
 */
export type ScheduledStatus = 'SCHEDULED' | 'TIMED' | 'UNREPORTED';
export type LiveStatus = 'LIVE' | 'IN_PLAY' | 'PAUSED';
export type FinishedStatus = 'FINISHED' | 'AWARDED';
export type OffStatus = 'POSTPONED' | 'SUSPENDED' | 'CANCELED';
export type MatchStatus = ScheduledStatus | LiveStatus | FinishedStatus | OffStatus;

interface MatchFacts {
  readonly id: MatchId;
  readonly utcKickoff: UtcInstant;
  /** False while only the day of the kick-off is known: `utcKickoff` is then a moment of that day. */
  readonly isTimeSet: boolean;
  readonly homeTeam: Team;
  readonly awayTeam: Team;
  readonly competition: Competition;
  readonly matchday: number | null;
  /** The provider's stage, `GROUP_STAGE`, `FINAL` …; null when it has none. */
  readonly stage: string | null;
  readonly venue: string | null;
  readonly score: Score;
  /** How many players of each side are sent off. No live state has it, so it is as old as `listedAt`. */
  readonly redCards: ScoreLine;
  /** When the provider last changed the match; null when it does not say. Decides which of two states is newer. */
  readonly updatedAt: UtcInstant | null;
  /**
   * `updatedAt` of the newest list that had the match. A live state never carries the parts of the score or the
   * kick-off, so those fields are as old as this list.
   */
  readonly listedAt: UtcInstant | null;
  /** True when the demo has invented something about the match: the screen says «Simulert». */
  readonly simulated: boolean;
  /** True while the reader does not want to know the result: the match stands as before its kick-off (KNOWN-2). */
  readonly isHidden?: true;
}

export interface ScheduledMatch extends MatchFacts {
  readonly status: ScheduledStatus;
}
export interface LiveMatch extends MatchFacts {
  readonly status: LiveStatus;
  /** Minute of play, 1-based; null when the feed does not say. */
  readonly minute: number | null;
  /** Minutes of added time played so far; null outside added time. */
  readonly injuryTime: number | null;
}
export interface FinishedMatch extends MatchFacts {
  readonly status: FinishedStatus;
}
export interface OffMatch extends MatchFacts {
  readonly status: OffStatus;
}

/** A match as the whole app uses it, one member for each kind of status. */
export type Match = ScheduledMatch | LiveMatch | FinishedMatch | OffMatch;
