import type { MatchId } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { AverageStars } from './averageStars.ts';
import type { Stars } from './toStars.ts';

/** A player's overall stars after one match. */
export interface RatedMatch {
  readonly matchId: MatchId;
  /** When the last of these stars were given. */
  readonly ratedAt: UtcInstant;
  /** The reader's own stars; null when the reader has given none. */
  readonly mine: Stars | null;
  readonly friends: AverageStars | null;
  readonly everybody: AverageStars;
}
