import type { LineUp, Match, MatchEvent } from '@tribunen/domain';

/** A match with all that is told of it (part 2 §3, match detail). */
export interface MatchReport {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  readonly lineUps: { readonly home: LineUp; readonly away: LineUp };
  /** Null where no source names one. */
  readonly referee: string | null;
}
