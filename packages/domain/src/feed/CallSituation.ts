import type { Brand } from '../brand.ts';
import type { CompetitionCode, MatchId, MatchStatus } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';

/** A day in UTC, as providers count days: `2026-11-21`. */
export type UtcDay = Brand<string, 'UtcDay'>;

/** A call to a provider. */
export type ProviderCall =
  /** Every match in play, with its events. */
  | { readonly kind: 'live' }
  /** Every match of some days, both included: at most ten. */
  | { readonly kind: 'days'; readonly from: UtcDay; readonly to: UtcDay }
  /** Every match of a competition. */
  | { readonly kind: 'competition'; readonly code: CompetitionCode }
  /** One match with all its details. */
  | { readonly kind: 'match'; readonly id: MatchId };

/** How many calls a provider allows. */
export interface CallBudget {
  readonly perMinute: number;
  /** How many are left of the day in UTC; null where the provider counts no days. */
  readonly leftToday: number | null;
  /** How many are left now. */
  readonly left: number;
  /** When each call of the last minute was made: a call is free again a minute later. */
  readonly madeAt: readonly UtcInstant[];
  /** When the provider, having refused a call, allows the next; null where it has refused none. */
  readonly waitUntil: UtcInstant | null;
}

/** A match, as far as it decides which calls to make. */
export interface WatchedMatch {
  readonly id: MatchId;
  readonly utcKickoff: UtcInstant;
  readonly status: MatchStatus;
  readonly competition: CompetitionCode;
  /** When its end was seen; null until then. */
  readonly endedAt: UtcInstant | null;
  /** Whether the provider has details of the match that are not stored yet: a scorer, the line-ups. */
  readonly lacksDetail: boolean;
}

export interface CallSituation {
  readonly now: UtcInstant;
  readonly budget: CallBudget;
  /**
   * Whether one list of the provider holds the matches of days or of a competition; with `live` one list holds those in play, and
   * another those of one day.
   */
  readonly lists: 'days' | 'competition' | 'live';
  /** Whether the details of a match have statistics, which grow while it is played. */
  readonly hasStatistics: boolean;
  /** The days around today that the plan includes, where lists are `live`. */
  readonly openDays: { readonly from: number; readonly to: number };
  readonly matches: readonly WatchedMatch[];
  /** The kick-offs of the day in UTC that are too far away for `matches`. */
  readonly laterToday: readonly UtcInstant[];
  /** The competitions that are offered. */
  readonly competitions: readonly CompetitionCode[];
  /** When each call was last made, by `callKey`, whatever came of it. */
  readonly askedAt: ReadonlyMap<string, UtcInstant>;
  /** Milliseconds until the next plan: a call that is due before half of them is made now, so that a plan that is a moment early does not skip it. */
  readonly nextPlanMs: number;
}
