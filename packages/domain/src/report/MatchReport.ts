import type { Match } from '../match/Match.ts';
import type { LineUp } from './LineUp.ts';
import type { MatchEvent } from './MatchEvent.ts';

/** A match with everything known about it. */
export interface MatchReport {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  readonly lineUps: { readonly home: LineUp; readonly away: LineUp };
  /** Null when no source names one. */
  readonly referee: string | null;
}
