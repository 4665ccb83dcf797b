import type { MatchStatus } from '@tribunen/domain';

export interface TeamPlan {
  readonly id: number;
  readonly name: string;
}

/** A state that a match gets at a moment: a row of `live_matches_new`. */
export interface PlannedState {
  readonly kind: 'state';
  /**
   * When the state is written, in milliseconds after the start of the run; negative before the start. No two changes of
   * a day are written in the same millisecond, except the states of a burst.
   */
  readonly at: number;
  readonly status: MatchStatus;
  readonly minute: number | null;
  readonly injuryTime: number | null;
  readonly home: number | null;
  readonly away: number | null;
}

/** An event: a row of `live_events_new`. */
export interface PlannedEvent {
  readonly kind: 'event';
  readonly at: number;
  readonly id: string;
  /** When the event happened, which may be long before it is written. */
  readonly occurredAt: number;
  readonly type: string;
  readonly side: 'home' | 'away';
  readonly minute: number;
  readonly person: { readonly id: number; readonly name: string } | null;
  readonly home: number;
  readonly away: number;
}

/** A match of a drawn day, with all changes that are written for it, in order. */
export interface MatchPlan {
  readonly id: number;
  readonly home: TeamPlan;
  readonly away: TeamPlan;
  readonly competition: { readonly id: number; readonly code: string; readonly name: string };
  /** Milliseconds after the start of the run. */
  readonly kickOff: number;
  readonly changes: readonly (PlannedState | PlannedEvent)[];
}
