import type { Match, Side } from '@tribunen/domain';

/** The two sides as far as they are known: by the match where the app has it, else by the names that came with the event. */
export interface SidesView {
  readonly match: Match | null;
  readonly homeTeam: string | null;
  readonly awayTeam: string | null;
}

/** A goal, wherever it is told of. */
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
  /** Whose player it was, as the event names the team. */
  readonly teamName: string | null;
  readonly player: string | null;
  readonly minute: number | null;
}

/** What fell while nobody looked. */
export interface GatheredCardView {
  readonly status: 'gathered';
  readonly goals: number;
  readonly redCards: number;
}

/** What a flip card tells (part 1 §2, Notification banner). */
export type FlipCardView = GoalCardView | RedCardView | GatheredCardView;

/** The side that is up. The gathered card says all on its front, and keeps it up. */
export type FlipCardPhase = 'front' | 'back';
