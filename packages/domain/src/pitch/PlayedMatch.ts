import type { Side } from '../match/Match.ts';
import type { LineUp } from '../report/LineUp.ts';
import type { MatchEvent } from '../report/MatchEvent.ts';
import type { Shot } from './PitchEvent.ts';

/** A shot of which it is known whence it came and how it ended, but not where the ball went. */
export type PlayedShot = Omit<Shot, 'to'> & { readonly side: Side };

/** What is known of a match beyond its score, from which its passes, runs and duels are drawn. */
export interface PlayedMatch {
  /** In order of time; empty when no source has them. */
  readonly shots: readonly PlayedShot[];
  /** The timeline of the report. */
  readonly events: readonly MatchEvent[];
  readonly lineUps: Readonly<Record<Side, LineUp>>;
}
