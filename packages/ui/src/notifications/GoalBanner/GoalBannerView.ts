import type { GoalView } from '../FlipCard/FlipCardView.ts';

/** A goal at the top of the match chat. */
export interface GoalBannerView extends GoalView {
  /** Each goal has its own. */
  readonly id: string;
  /** Whether the goal is also read aloud: not where a flip card shows the same goal. */
  readonly isSpoken: boolean;
  onClose(): void;
}
