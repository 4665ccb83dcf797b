import type { Match, MatchId, MatchStatus, NoScoreLine, ScoreLine } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';

/** Where one match stands, by a realtime row, a delta or a poll. */
export interface MatchState {
  readonly matchId: MatchId;
  readonly status: MatchStatus;
  readonly minute: number | null;
  readonly injuryTime: number | null;
  readonly score: ScoreLine | NoScoreLine;
  /** `updated_at` where the source has it, else its commit time or the answer's own time. It decides which of two states is newer. */
  readonly updatedAt: UtcInstant;
}

/** An update from any live source. */
export type LiveUpdate =
  | ({ readonly kind: 'state' } & MatchState)
  /** Many states at once: a delta, a boot snapshot. */
  | { readonly kind: 'states'; readonly states: readonly MatchState[] }
  /** Matches of the day whose list it is applied to, all or the followed. They freshen and add, and remove nothing. */
  | { readonly kind: 'list'; readonly matches: readonly Match[] };
