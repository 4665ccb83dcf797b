import type { ScoreLine } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { FeedEvent } from './FeedEvent.ts';
import type { Play, SnapshotTime } from './MatchSnapshot.ts';

/** Where a match stands, as the feed writes it: a row of `live_matches_new` and of `match_state`. */
export interface FeedState {
  readonly play: Play;
  /** Null while the match has none. */
  readonly score: ScoreLine | null;
  /** When the feed wrote it, later than the state before: readers ask for what has changed since a moment. */
  readonly updatedAt: UtcInstant;
}

interface StoredFacts {
  readonly state: FeedState;
  /** The age of the newest snapshot. */
  readonly time: SnapshotTime;
}

/** What is stored of a match whose events are written. */
export interface CoveredMatch extends StoredFacts {
  readonly coverage: 'events';
  /** Every event written so far, in order of `occurredAt`. */
  readonly events: readonly FeedEvent[];
}

/** What is stored of a match that was over when it was first seen, or whose score was awarded: a result, whose goals are no news. */
export interface ResultOnly extends StoredFacts {
  readonly coverage: 'result';
}

export type StoredMatch = CoveredMatch | ResultOnly;
