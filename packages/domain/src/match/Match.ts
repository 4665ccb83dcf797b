import type { Brand } from '../brand.ts';
import type { UtcInstant } from '../time/instant.ts';

export type MatchId = Brand<string, 'MatchId'>;
/** The provider's numeric id, as text: the same text that `user_follows.entity_id` holds. */
export type TeamId = Brand<string, 'TeamId'>;
/** The provider's short code of a competition: `PL`, `WC`, `CL` … */
export type CompetitionCode = Brand<string, 'CompetitionCode'>;

export type Side = 'home' | 'away';

export interface Team {
  /** Null, like the name, for the side of a knock-out match that is not settled yet. */
  readonly id: TeamId | null;
  readonly name: string | null;
  readonly shortName: string | null;
  /** Three-letter abbreviation, `NOR`, `ARS`; null where the provider has none. */
  readonly tla: string | null;
  /** An address, an emoji or a short text (part 1 §1); null where there is none. */
  readonly crest: string | null;
}

export interface Competition {
  readonly id: CompetitionCode;
  /** The provider's numeric id, null where it is not known. */
  readonly dbId: number | null;
  readonly name: string;
  /** As a team's crest. */
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
  /** What the provider calls full time. After a shoot-out it may hold the penalties too: show `shownScore` instead. */
  readonly fullTime: ScoreLine | NoScoreLine;
  readonly halfTime: ScoreLine | null;
  readonly regularTime: ScoreLine | null;
  /** Goals scored in extra time alone. */
  readonly extraTime: ScoreLine | null;
  /** Goals of the shoot-out alone. */
  readonly penalties: ScoreLine | null;
  readonly duration: 'REGULAR' | 'EXTRA_TIME' | 'PENALTY_SHOOTOUT';
}

export type ScheduledStatus = 'SCHEDULED' | 'TIMED';
export type LiveStatus = 'LIVE' | 'IN_PLAY' | 'PAUSED';
export type FinishedStatus = 'FINISHED' | 'AWARDED';
export type OffStatus = 'POSTPONED' | 'SUSPENDED' | 'CANCELED';
export type MatchStatus = ScheduledStatus | LiveStatus | FinishedStatus | OffStatus;

interface MatchFacts {
  readonly id: MatchId;
  readonly utcKickoff: UtcInstant;
  readonly homeTeam: Team;
  readonly awayTeam: Team;
  readonly competition: Competition;
  readonly matchday: number | null;
  /** The provider's stage, `GROUP_STAGE`, `FINAL` …; null where it has none. */
  readonly stage: string | null;
  readonly venue: string | null;
  readonly score: Score;
  /** When the provider last changed the match; null where it does not say. Decides which of two states is newer. */
  readonly updatedAt: UtcInstant | null;
  /** `updatedAt` of the newest list that told of it: what a live state never tells, the parts of the score and the kick-off, is as old as this. */
  readonly listedAt: UtcInstant | null;
  /** True where something about the match is made up by the demo: the screen says «Simulert». */
  readonly simulated: boolean;
}

export interface ScheduledMatch extends MatchFacts {
  readonly status: ScheduledStatus;
}
export interface LiveMatch extends MatchFacts {
  readonly status: LiveStatus;
  /** Minute of play, 1-based; null where the feed does not say. */
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

/** A match as every room of the house sees it (part 1 §3), one member per kind of status. */
export type Match = ScheduledMatch | LiveMatch | FinishedMatch | OffMatch;
