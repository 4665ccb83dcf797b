import type { MatchId } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { AverageStars } from './averageStars.ts';
import type { Stars } from './toStars.ts';

/** The overall stars that a player was given after one match. */
export interface RatedMatch {
  readonly matchId: MatchId;
  /** When the last of them was given. */
  readonly ratedAt: UtcInstant;
  /** The reader's own; null where there are none. */
  readonly mine: Stars | null;
  readonly friends: AverageStars | null;
  readonly everybody: AverageStars;
}
