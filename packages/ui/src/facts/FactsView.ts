import type { DrawableEvents, Match, MatchStatistics, PitchMark, Side } from '@tribunen/domain';

/** The three views of the same events. */
export const factsLooks = ['3d', '2d', 'table'] as const;
export type FactsLook = (typeof factsLooks)[number];

/** The facts of a match that has been played. */
export interface FactsView {
  /** The teams; a file of events contains no competition. */
  readonly match: Pick<Match, 'homeTeam' | 'awayTeam'> & { readonly competition: Match['competition'] | null };
  /** The events of each side, both of which attack the goal at x = 0. */
  readonly events: Readonly<Record<Side, DrawableEvents>>;
  /** Whether a feed measured the events. Otherwise they are examples, and labelled so. */
  readonly measured: boolean;
  /** Null when no source has statistics. */
  readonly statistics: MatchStatistics | null;
  readonly look: FactsLook;
  onLook(look: FactsLook): void;
  /** The minute of the slider, 0–95. */
  readonly minute: number;
  onMinute(minute: number): void;
  /** Shows the event in the timeline; null for an event that it does not have. */
  inReport(side: Side, mark: PitchMark): (() => void) | null;
}
