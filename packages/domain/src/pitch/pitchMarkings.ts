import { type PitchPoint, pitchPoint } from './PitchPoint.ts';
import { pitchSize } from './pitchSize.ts';

/** A straight marking. */
export interface PitchLine<Key extends string = string> {
  readonly key: Key;
  readonly from: PitchPoint;
  readonly to: PitchPoint;
}

/**
 * A curved marking. Angles are in radians from the far goal (0) towards the right touchline (π/2), `from` less than
 * `to`.
 */
export interface PitchArc<Key extends string = string> {
  readonly key: Key;
  readonly centre: PitchPoint;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
}

/** A marked point. */
export interface PitchSpot<Key extends string = string> {
  readonly key: Key;
  readonly at: PitchPoint;
}

type End = 'near' | 'far';

const halfWidth = pitchSize.width / 2;
const halfLength = pitchSize.length / 2;
const goalHalfWidth = pitchSize.goalWidth / 2;

/**
 * Where the circle about the penalty spot leaves the penalty area, as an angle from the direction of the other goal.
 */
const penaltyArcHalfAngle = Math.acos(
  (pitchSize.penaltyAreaDepth - pitchSize.penaltySpotDistance) / pitchSize.circleRadius,
);

/** The point `depth` metres in from that end's goal line. */
function fromGoalLine(end: End, depth: number, y: number): PitchPoint {
  return pitchPoint(end === 'near' ? depth : pitchSize.length - depth, y);
}

function areaLines<E extends End, Name extends string>(end: E, name: Name, depth: number, y: number) {
  return [
    { key: `${end}-${name}-left`, from: fromGoalLine(end, 0, -y), to: fromGoalLine(end, depth, -y) },
    { key: `${end}-${name}-front`, from: fromGoalLine(end, depth, -y), to: fromGoalLine(end, depth, y) },
    { key: `${end}-${name}-right`, from: fromGoalLine(end, depth, y), to: fromGoalLine(end, 0, y) },
  ] as const;
}

function linesOf<E extends End>(end: E) {
  return [
    { key: `${end}-goal-line`, from: fromGoalLine(end, 0, -halfWidth), to: fromGoalLine(end, 0, halfWidth) },
    { key: `${end}-goal`, from: fromGoalLine(end, 0, -goalHalfWidth), to: fromGoalLine(end, 0, goalHalfWidth) },
    ...areaLines(end, 'penalty-area', pitchSize.penaltyAreaDepth, pitchSize.penaltyAreaHalfWidth),
    ...areaLines(end, 'goal-area', pitchSize.goalAreaDepth, pitchSize.goalAreaHalfWidth),
  ] as const;
}

function arcsOf<E extends End>(end: E) {
  const towardsMiddle = end === 'near' ? 0 : Math.PI;
  const leftCorner = end === 'near' ? 0 : Math.PI / 2;
  const rightCorner = end === 'near' ? -Math.PI / 2 : Math.PI;
  return [
    {
      key: `${end}-penalty-arc`,
      centre: fromGoalLine(end, pitchSize.penaltySpotDistance, 0),
      radius: pitchSize.circleRadius,
      from: towardsMiddle - penaltyArcHalfAngle,
      to: towardsMiddle + penaltyArcHalfAngle,
    },
    {
      key: `${end}-corner-left`,
      centre: fromGoalLine(end, 0, -halfWidth),
      radius: pitchSize.cornerRadius,
      from: leftCorner,
      to: leftCorner + Math.PI / 2,
    },
    {
      key: `${end}-corner-right`,
      centre: fromGoalLine(end, 0, halfWidth),
      radius: pitchSize.cornerRadius,
      from: rightCorner,
      to: rightCorner + Math.PI / 2,
    },
  ] as const;
}

/** Every straight line of the pitch, by key (PITCH-2). */
export const pitchLines = [
  { key: 'left-touchline', from: pitchPoint(0, -halfWidth), to: pitchPoint(pitchSize.length, -halfWidth) },
  { key: 'right-touchline', from: pitchPoint(0, halfWidth), to: pitchPoint(pitchSize.length, halfWidth) },
  { key: 'halfway-line', from: pitchPoint(halfLength, -halfWidth), to: pitchPoint(halfLength, halfWidth) },
  ...linesOf('near'),
  ...linesOf('far'),
] as const satisfies readonly PitchLine[];

/** Every arc of the pitch, by key, including the centre circle (PITCH-2). */
export const pitchArcs = [
  { key: 'centre-circle', centre: pitchPoint(halfLength, 0), radius: pitchSize.circleRadius, from: 0, to: 2 * Math.PI },
  ...arcsOf('near'),
  ...arcsOf('far'),
] as const satisfies readonly PitchArc[];

/** Every spot of the pitch, by key (PITCH-2). */
export const pitchSpots = [
  { key: 'centre-spot', at: pitchPoint(halfLength, 0) },
  { key: 'near-penalty-spot', at: fromGoalLine('near', pitchSize.penaltySpotDistance, 0) },
  { key: 'far-penalty-spot', at: fromGoalLine('far', pitchSize.penaltySpotDistance, 0) },
] as const satisfies readonly PitchSpot[];
