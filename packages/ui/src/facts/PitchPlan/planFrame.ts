import { type PitchPoint, pitchPoint, pitchSize, type PitchTopic } from '@tribunen/domain';

/** A point of the drawing, in metres from the pitch's top left corner. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

/** The orientation of the pitch in the drawing: the team attacks upwards, or to the right. */
export interface PlanFrame {
  readonly viewBox: string;
  /** Width over height. */
  readonly ratio: number;
  toPlan(point: PitchPoint): PlanPoint;
  toPitch(point: PlanPoint): PitchPoint;
  /** The transform from the pitch's axes (x along, y across from the left line) to the drawing, for an image. */
  readonly matrix: string;
}

const halfWidth = pitchSize.width / 2;
/** The grass around the lines, which contains the goals. */
const margin = 4;
/** The depth drawn for shots, which come from the attacking half. */
const shotDepth = 46;

function frameOf(width: number, height: number, rest: Omit<PlanFrame, 'viewBox' | 'ratio'>): PlanFrame {
  return { viewBox: `${-margin} ${-margin} ${width} ${height}`, ratio: width / height, ...rest };
}

const whole = frameOf(pitchSize.length + 2 * margin, pitchSize.width + 2 * margin, {
  toPlan: ({ x, y }) => ({ x: pitchSize.length - x, y: y + halfWidth }),
  toPitch: ({ x, y }) => pitchPoint(pitchSize.length - x, y - halfWidth),
  matrix: `matrix(-1 0 0 1 ${pitchSize.length} 0)`,
});
const attackingHalf = frameOf(pitchSize.width + 2 * margin, shotDepth + margin, {
  toPlan: ({ x, y }) => ({ x: y + halfWidth, y: x }),
  toPitch: ({ x, y }) => pitchPoint(y, x - halfWidth),
  matrix: 'matrix(0 1 1 0 0 0)',
});

/**
 * The frame for a topic: for shots the half with the goal, upright; otherwise the whole pitch in landscape, which is
 * completely visible and fills the width of a phone.
 */
export function planFrame(topic: PitchTopic): PlanFrame {
  return topic === 'shots' ? attackingHalf : whole;
}
