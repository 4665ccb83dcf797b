import type { ScoreLine } from '../match/Match.ts';
import type { LiveEventId } from '../notification/LiveEvent.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { FeedEvent } from './FeedEvent.ts';
import type { Play, SnapshotTime } from './MatchSnapshot.ts';

/** The state of a match as the feed writes it: a row of `live_matches_new` and of `match_state`. */
export interface FeedState {
  readonly play: Play;
  /** Null while the match has none. */
  readonly score: ScoreLine | null;
  readonly utcKickoff: UtcInstant;
  /** When the feed wrote the state, later than the state before: readers ask for what has changed since a moment. */
  readonly updatedAt: UtcInstant;
}

/** A score that is lower than the stored one. */
export interface DoubtedScore extends ScoreLine {
  /** When the answer was asked for that had this score first. */
  readonly since: UtcInstant;
}

/** Corrections that one answer reports, and that a later answer has to confirm before they count (FEED-6, FEED-9). */
export interface Doubts {
  readonly score: DoubtedScore | null;
  /** Known cards that the last list of cards left out. */
  readonly cards: readonly LiveEventId[];
  /**
   * How many decisions of the video referee against each side have been listed with a score that counted. They excuse no
   * later fall of the score.
   */
  readonly decided: ScoreLine;
}

export const NO_DOUBTS: Doubts = { score: null, cards: [], decided: { home: 0, away: 0 } };

interface StoredFacts {
  readonly state: FeedState;
  /** The age of the newest snapshot. */
  readonly time: SnapshotTime;
  /** Absent where no correction waits to be confirmed. */
  readonly doubts?: Doubts;
}

/** Everything stored about a match whose events are written. */
export interface CoveredMatch extends StoredFacts {
  readonly coverage: 'events';
  /** Every event written so far, in order of `occurredAt`. */
  readonly events: readonly FeedEvent[];
}

/**
 * Everything stored about a match that was over when the feed first saw it, or whose score was awarded: its result. Its
 * goals are not written as events.
 */
export interface ResultOnly extends StoredFacts {
  readonly coverage: 'result';
}

export type StoredMatch = CoveredMatch | ResultOnly;
