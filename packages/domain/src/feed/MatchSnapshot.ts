import type { LiveStatus, MatchId, MatchStatus, ScoreLine, Side } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';

/** The clock of a match. */
export interface MatchClock {
  /** 1-based, as a scoreboard counts. */
  readonly minute: number;
  /** Minutes of added time; null outside it. */
  readonly injuryTime: number | null;
}

/** A person with an id at the provider, a name, or both. */
export type FeedPerson =
  | { readonly id: number; readonly name: string | null }
  | { readonly id: null; readonly name: string };

/** A status, and the clock where the status has one. */
export type Play =
  | {
      readonly status: LiveStatus;
      /** Null while the provider does not give the minute. */
      readonly clock: MatchClock | null;
    }
  | { readonly status: Exclude<MatchStatus, LiveStatus> };

/** The times that decide whether a provider's answer about a match is newer than another. */
export interface SnapshotTime {
  /** When the provider was asked, by our clock. */
  readonly observedAt: UtcInstant;
  /** The provider's own time of its last change; null where it gives none. */
  readonly changedAt: UtcInstant | null;
}

interface Listed {
  /** For a goal the side that it counts for, own goals included. */
  readonly side: Side;
  readonly clock: MatchClock | null;
}

export interface ListedGoal extends Listed {
  /** Null where the provider does not say. */
  readonly kind: GoalKind | null;
  readonly scorer: FeedPerson | null;
  readonly assist: FeedPerson | null;
  readonly scoreAfter: ScoreLine | null;
}
export type GoalKind = 'regular' | 'own-goal' | 'penalty';

export interface ListedCard extends Listed {
  readonly card: 'yellow' | 'second-yellow' | 'red';
  readonly player: FeedPerson | null;
}

export interface ListedSubstitution extends Listed {
  readonly off: FeedPerson | null;
  readonly on: FeedPerson | null;
}

/** The facts about one match in one answer of a provider. A list is null where the provider's plan does not have it. */
export interface MatchSnapshot {
  readonly matchId: MatchId;
  readonly utcKickoff: UtcInstant;
  readonly play: Play;
  /** Without a shoot-out; null where the answer does not give it. */
  readonly score: ScoreLine | null;
  readonly goals: readonly ListedGoal[] | null;
  /**
   * How many goals of each side the video referee has taken back; null where the provider does not list such decisions.
   */
  readonly cancelled: ScoreLine | null;
  readonly cards: readonly ListedCard[] | null;
  readonly substitutions: readonly ListedSubstitution[] | null;
  readonly time: SnapshotTime;
}
