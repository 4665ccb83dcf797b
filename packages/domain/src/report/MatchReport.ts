import type { Match } from '../match/Match.ts';
import type { Side } from '../match/Match.ts';
import type { PitchEvents } from '../pitch/PitchEvent.ts';
import type { PlayedShot } from '../pitch/PlayedMatch.ts';
import type { LineUp } from './LineUp.ts';
import type { MatchEvent } from './MatchEvent.ts';
import type { MatchStatistics } from './MatchStatistics.ts';
import type { WithdrawnCard } from './withdrawnCards.ts';

/** A match with everything known about it. */
export interface MatchReport {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  /** The events of a play that was broken off, in order; absent or empty when no play was. */
  readonly abandoned?: readonly MatchEvent[];
  /** The cards that were taken back; absent or empty when no card was. */
  readonly withdrawn?: readonly WithdrawnCard[];
  readonly lineUps: { readonly home: LineUp; readonly away: LineUp };
  /** The events that a feed measured on the pitch, each side attacking the goal at x = 0; absent when no feed did. */
  readonly measured?: Readonly<Record<Side, PitchEvents>>;
  /** The shots with their places, in order of time; absent or empty when no source has them. */
  readonly shots?: readonly PlayedShot[];
  /** Absent when no source has them. */
  readonly statistics?: MatchStatistics;
  /** Null when no source names the referee. */
  readonly referee: string | null;
}
