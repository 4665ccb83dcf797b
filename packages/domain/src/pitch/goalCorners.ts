import { goalPoint } from './GoalPoint.ts';
import { pitchSize } from './pitchSize.ts';

const halfWidth = pitchSize.goalWidth / 2;

/** The corners of the goal mouth in the order in which the goal calibration asks for them (PITCH-3). */
export const goalCorners = [
  { key: 'bottom-left', world: goalPoint(-halfWidth, 0) },
  { key: 'bottom-right', world: goalPoint(halfWidth, 0) },
  { key: 'top-left', world: goalPoint(-halfWidth, pitchSize.goalHeight) },
  { key: 'top-right', world: goalPoint(halfWidth, pitchSize.goalHeight) },
] as const;

export type GoalCornerKey = (typeof goalCorners)[number]['key'];
