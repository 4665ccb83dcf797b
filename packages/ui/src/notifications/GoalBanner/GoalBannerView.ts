import type { GoalView } from '../FlipCard/FlipCardView.ts';

/** The banner at the top of the match chat, with a goal or without. */
export type GoalBannerView = { readonly status: 'none' } | BannerGoalView;

export interface BannerGoalView extends GoalView {
  readonly status: 'goal';
  /** Each goal has its own. */
  readonly id: string;
  /** Whether the goal is also read aloud: not where a flip card shows the same goal. */
  readonly isSpoken: boolean;
  onClose(): void;
}
