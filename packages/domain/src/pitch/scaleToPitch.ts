import { entry } from './matrix.ts';
import { type PitchPoint, pitchPoint } from './PitchPoint.ts';
import { pitchSize } from './pitchSize.ts';

/**
 * The places of the markings on a source's pitch, in its own units, as the attacking team sees them: along the pitch
 * from its own goal line, and across it from the left.
 */
export interface SourceMarkings {
  /** Own goal line, goal area, penalty spot, penalty area, halfway line, and the same again at the other end. */
  readonly along: readonly [number, number, number, number, number, number, number, number, number];
  /** Left touchline, penalty area, goal area, post, and the same again on the right. */
  readonly across: readonly [number, number, number, number, number, number, number, number];
}

const { length, width } = pitchSize;
const depths = [0, pitchSize.goalAreaDepth, pitchSize.penaltySpotDistance, pitchSize.penaltyAreaDepth] as const;
/** The same markings on our pitch, in metres from the attacked goal. */
const alongMetres = [...depths.map((depth) => length - depth), length / 2, ...depths.toReversed()];
const sides = [
  width / 2,
  pitchSize.penaltyAreaHalfWidth,
  pitchSize.goalAreaHalfWidth,
  pitchSize.goalWidth / 2,
] as const;
/** The same markings on our pitch, in metres from the middle, negative to the left. */
const acrossMetres = [...sides.map((side) => -side), ...sides.toReversed()];

/**
 * The place on our pitch of a point on a source's pitch: a point on a marking of the source's pitch is on the same
 * marking of ours, and a point between two markings is scaled (EVENTS-2).
 *
 * @example
 * const markings = { along: [0, 6, 10, 16, 50, 84, 90, 94, 100], across: [0, 19, 37, 45, 55, 63, 81, 100] } as const;
 * scaleToPitch(markings, 90, 50); // { x: 11, y: 0 }
 */
export function scaleToPitch({ along, across }: SourceMarkings, x: number, y: number): PitchPoint {
  return pitchPoint(between(along, alongMetres, x), between(across, acrossMetres, y));
}

/** The value for `at`, on the straight line between its two neighbours; beyond the ends, on the last such line. */
function between(known: readonly number[], values: readonly number[], at: number): number {
  const place = known.findIndex((mark, index) => index > 0 && at <= mark);
  const next = place === -1 ? known.length - 1 : place;
  const [marks, metres] = [Float64Array.from(known), Float64Array.from(values)];
  const [from, low] = [entry(marks, next - 1), entry(metres, next - 1)];
  return low + ((at - from) / (entry(marks, next) - from)) * (entry(metres, next) - low);
}
