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
  /** How many calls are left of the day in UTC; null where the provider does not limit calls per day. */
  readonly leftToday: number | null;
  /** How many calls are left now. */
  readonly left: number;
  /** When each call of the last minute was made: a call is free again a minute later. */
  readonly madeAt: readonly UtcInstant[];
  /** When the provider, after refusing a call, allows the next; null where it has refused none. */
  readonly waitUntil: UtcInstant | null;
}

/** The facts about a match that decide which calls to make. */
export interface WatchedMatch {
  readonly id: MatchId;
  readonly utcKickoff: UtcInstant;
  readonly status: MatchStatus;
  readonly competition: CompetitionCode;
  /** When the feed saw that the match had ended; null until then. */
  readonly endedAt: UtcInstant | null;
  /** Whether the provider has details of the match that are not stored yet: a scorer, the line-ups. */
  readonly lacksDetail: boolean;
}

export interface CallSituation {
  readonly now: UtcInstant;
  readonly budget: CallBudget;
  /**
   * What one list of the provider holds: the matches of some days, or those of a competition. With `live`, one list
   * holds the matches in play, and another those of one day.
   */
  readonly lists: 'days' | 'competition' | 'live';
  /** Whether the details of a match have statistics, which change while the match is played. */
  readonly hasStatistics: boolean;
  /** The days around today that the provider's plan includes, where lists are `live`. */
  readonly openDays: { readonly from: number; readonly to: number };
  readonly matches: readonly WatchedMatch[];
  /** The kick-offs of the day in UTC that are too far ahead for `matches`. */
  readonly laterToday: readonly UtcInstant[];
  /** The competitions that are offered. */
  readonly competitions: readonly CompetitionCode[];
  /** When each call was last made, by `callKey`, whether or not it succeeded. */
  readonly askedAt: ReadonlyMap<string, UtcInstant>;
  /** How many times in a row each call has brought no answer, by `callKey`; absent where the last one did. */
  readonly failures: ReadonlyMap<string, number>;
  /**
   * Milliseconds until the next plan. A call that is due within half of them is made now, so that a plan that runs a
   * moment early does not skip the call.
   */
  readonly nextPlanMs: number;
}
