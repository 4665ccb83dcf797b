import type { Match, MatchId, MatchStatus, NoScoreLine, ScoreLine } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';

/** Where one match stands, as a realtime row, a delta or a poll tells it. */
export interface MatchState {
  readonly matchId: MatchId;
  readonly status: MatchStatus;
  readonly minute: number | null;
  readonly injuryTime: number | null;
  readonly score: ScoreLine | NoScoreLine;
  /** `updated_at` where the source has it, else its commit time or the answer's own time: what decides which of two is newer. */
  readonly updatedAt: UtcInstant;
}

/** What any live source says, in the one form that the list of matches takes it. */
export type LiveUpdate =
  | ({ readonly kind: 'state' } & MatchState)
  /** Many states at once: a delta, a boot snapshot. */
  | { readonly kind: 'states'; readonly states: readonly MatchState[] }
  /** Matches of the one day whose list it is applied to, all of them or the followed: it freshens and adds, and removes nothing. */
  | { readonly kind: 'list'; readonly matches: readonly Match[] };
