import type { MatchStatus } from '@tribunen/domain';

export interface TeamPlan {
  readonly id: number;
  readonly name: string;
}

/** Where a match stands from a moment on: what a row of `live_matches_new` tells. */
export interface PlannedState {
  readonly kind: 'state';
  /**
   * When it is written, milliseconds after the start of the run; less than 0 before it. No two changes of a day are written in the same
   * millisecond, but for the states of a burst.
   */
  readonly at: number;
  readonly status: MatchStatus;
  readonly minute: number | null;
  readonly injuryTime: number | null;
  readonly home: number | null;
  readonly away: number | null;
}

/** What a row of `live_events_new` tells. */
export interface PlannedEvent {
  readonly kind: 'event';
  readonly at: number;
  readonly id: string;
  /** When it happened, which may be long before it is written. */
  readonly occurredAt: number;
  readonly type: string;
  readonly side: 'home' | 'away';
  readonly minute: number;
  readonly person: { readonly id: number; readonly name: string } | null;
  readonly home: number;
  readonly away: number;
}

/** One match of a drawn day, with all that is ever told of it, in the order in which it is written. */
export interface MatchPlan {
  readonly id: number;
  readonly home: TeamPlan;
  readonly away: TeamPlan;
  readonly competition: { readonly id: number; readonly code: string; readonly name: string };
  /** Milliseconds after the start of the run. */
  readonly kickOff: number;
  readonly changes: readonly (PlannedState | PlannedEvent)[];
}
