import type { PitchMark } from './pitchMarks.ts';
import { pitchStatLimits } from './pitchStats.ts';

/**
 * Metres above the grass at which a shot ends when no source has the height: in the goal, in the goalkeeper's arms,
 * over the bar, at a boot.
 */
const USUAL_END: Partial<Record<PitchMark['look'], number>> = {
  goal: 1.1,
  'on-target': 0.9,
  'off-target': 3.1,
  blocked: 0.5,
};
/** How much higher than the line between its ends a ball rises, as a share of its way. */
const LIFT = { shot: 0.07, longPass: 0.16, pass: 0.02 } as const;

/** How a ball flew, in metres: the height where it ended, and how far its middle was above the line between its ends. */
export interface BallFlight {
  readonly end: number;
  readonly lift: number;
}

/**
 * How high the ball of a mark flew. A source's own height counts; without one the outcome gives a shot its usual
 * height. Passes of 30 metres are lobbed, shorter ones roll, and runs stay on the grass (PITCH-29).
 */
export function ballFlight({ look, height, from, to }: PitchMark): BallFlight {
  if (to === null || look === 'run') return { end: 0, lift: 0 };
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const usual = USUAL_END[look];
  if (usual !== undefined) return { end: height ?? usual, lift: length * LIFT.shot };
  return { end: 0, lift: length * (length >= pitchStatLimits.longPass ? LIFT.longPass : LIFT.pass) };
}
