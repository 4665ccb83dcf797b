import type { Match, MatchId, MatchStatus, NoScoreLine, ScoreLine } from '../match/Match.ts';
import type { LiveEvent } from '../notification/LiveEvent.ts';
import type { UtcInstant } from '../time/instant.ts';

/** The state of one match, from a realtime row, a delta or a poll. */
export interface MatchState {
  readonly matchId: MatchId;
  readonly status: MatchStatus;
  readonly minute: number | null;
  readonly injuryTime: number | null;
  readonly score: ScoreLine | NoScoreLine;
  /**
   * `updated_at` when the source has it, else its commit time or the answer's own time. It decides which of two states
   * is newer.
   */
  readonly updatedAt: UtcInstant;
}

/** An update from any live source. */
export type LiveUpdate =
  | ({ readonly kind: 'state' } & MatchState)
  /** Many states at once: a delta, a boot snapshot. */
  | { readonly kind: 'states'; readonly states: readonly MatchState[] }
  /** Matches of a list's day: all of them, or the followed ones. They update and add matches, and remove none. */
  | { readonly kind: 'list'; readonly matches: readonly Match[] }
  /** A new event. Only a red card changes a match, because goals come with the state. */
  | { readonly kind: 'event'; readonly event: LiveEvent };
