import type { GoalView } from '../FlipCard/FlipCardView.ts';

/** The banner at the top of the match chat, with a goal or without. */
export type GoalBannerView = { readonly status: 'none' } | BannerGoalView;

export interface BannerGoalView extends GoalView {
  readonly status: 'goal';
  /** The id of the goal. */
  readonly id: string;
  /** Whether screen readers announce the goal here: not if a flip card shows the same goal. */
  readonly isSpoken: boolean;
  onClose(): void;
}
