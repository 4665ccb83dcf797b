import type { ScoreLine } from '../match/Match.ts';

/**
 * The fields that a source may have about the events of a match, before `eventsOf` builds a timeline from them. Every
 * field may be missing: providers leave out teams, players and minutes.
 */
export interface ReportParts {
  readonly homeTeam: NamedParts;
  readonly awayTeam: NamedParts;
  /** The goals before a shoot-out; null where they are not known, absent where there was no shoot-out. */
  readonly beforeShootOut?: ScoreLine | null | undefined;
  readonly goals?: readonly ReportedGoal[] | null | undefined;
  readonly bookings?: readonly ReportedBooking[] | null | undefined;
  readonly substitutions?: readonly ReportedSubstitution[] | null | undefined;
  /** Events of any kind, distinguished by `type`. */
  readonly events?: readonly ReportedEvent[] | null | undefined;
}

/** A team or a player. */
export interface NamedParts {
  readonly id?: string | number | null | undefined;
  readonly name?: string | null | undefined;
}

export interface PlayerParts extends NamedParts {
  readonly shirtNumber?: number | null | undefined;
}

interface ReportedFacts {
  readonly minute?: number | null | undefined;
  readonly injuryTime?: number | null | undefined;
  /** For a goal, own goals included, the team that it counts for. */
  readonly team?: NamedParts | null | undefined;
}

export interface ReportedGoal extends ReportedFacts {
  /** `REGULAR`, `OWN`, `PENALTY`; anything else is a regular goal. */
  readonly type?: string | null | undefined;
  readonly scorer?: PlayerParts | null | undefined;
  readonly assist?: PlayerParts | null | undefined;
  /** The score after the goal. */
  readonly score?: { readonly home: number | null; readonly away: number | null } | null | undefined;
}

export interface ReportedBooking extends ReportedFacts {
  /** `YELLOW`, `YELLOW_RED` or `RED`. */
  readonly card?: string | null | undefined;
  readonly player?: PlayerParts | null | undefined;
}

export interface ReportedSubstitution extends ReportedFacts {
  readonly playerOut?: PlayerParts | null | undefined;
  readonly playerIn?: PlayerParts | null | undefined;
}

export interface ReportedEvent extends ReportedFacts {
  readonly type?: string | null | undefined;
  readonly player?: PlayerParts | null | undefined;
  /** For a substitution, the player who came on. */
  readonly assist?: PlayerParts | null | undefined;
  readonly description?: string | null | undefined;
  readonly occurredAt?: string | null | undefined;
  /** Whether the play was broken off, and the match planned again. */
  readonly abandoned?: boolean | null | undefined;
}
