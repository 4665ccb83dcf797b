import type { Side } from '../match/Match.ts';
import type { LineUp } from '../report/LineUp.ts';
import type { MatchEvent } from '../report/MatchEvent.ts';
import type { Shot } from './PitchEvent.ts';

/** A shot whose place and outcome are known, but not where the ball went. */
export type PlayedShot = Omit<Shot, 'to'> & { readonly side: Side };

/** The known facts of a match beyond its score, from which its passes, runs and duels are drawn. */
export interface PlayedMatch {
  /** In order of time; empty when no source has them. */
  readonly shots: readonly PlayedShot[];
  /** The timeline of the report. */
  readonly events: readonly MatchEvent[];
  readonly lineUps: Readonly<Record<Side, LineUp>>;
}
