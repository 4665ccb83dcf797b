import type { Match, Side } from '@tribunen/domain';

/** The two sides: from the match if the app has it, otherwise from the names in the event. */
export interface SidesView {
  readonly match: Match | null;
  readonly homeTeam: string | null;
  readonly awayTeam: string | null;
}

/** A goal, for the flip card and the goal banner. */
export interface GoalView extends SidesView {
  readonly homeScore: number;
  readonly awayScore: number;
  readonly scorer: string | null;
  readonly minute: number | null;
  readonly isFantasy: boolean;
}

export interface GoalCardView extends GoalView {
  readonly status: 'goal';
  readonly scoringSide: Side;
}

export interface RedCardView extends SidesView {
  readonly status: 'red';
  /** The player's team, as the event names it. */
  readonly teamName: string | null;
  readonly player: string | null;
  readonly minute: number | null;
}

/** The numbers of goals and red cards that arrived while the page was hidden. */
export interface GatheredCardView {
  readonly status: 'gathered';
  readonly goals: number;
  readonly redCards: number;
}

/** What a flip card shows. */
export type FlipCardView = GoalCardView | RedCardView | GatheredCardView;

/** The side that is up. The gathered card has a front only. */
export type FlipCardPhase = 'front' | 'back';
