import type { Random } from '../createRandom.ts';
import type { ShotPlace } from '../script/MatchScript.ts';

interface DrawnShot {
  readonly place: ShotPlace;
  /** How likely a shot from this place is a goal, for an average team. */
  readonly chance: number;
}

const pitch = { length: 105, width: 68 } as const;
/** Metres from the goal line: no shot is nearer than `nearest`, and few are further away than `reach`. */
const nearest = 4;
const reach = 28;

/** How likely any shot is a goal, on average: the mean of `chance` over a million shots. */
export const meanChance = 0.1133;

/**
 * A shot from somewhere in front of the goal, mostly from the edge of the box and inside it. The nearer and the more
 * central, the better the chance.
 *
 * @example
 * drawShot(random); // { place: { x: 92.1, y: 36.4 }, chance: 0.14 }
 */
export function drawShot(random: Random): DrawnShot {
  const depth = nearest + reach * random() ** 1.4;
  const across = (random() + random() - 1) * (6 + depth * 0.7);
  const place = { x: round(pitch.length - depth), y: round(pitch.width / 2 + across) };
  return { place, chance: chanceFrom(place) };
}

/**
 * How likely a shot from a place is a goal, for an average team.
 *
 * @example
 * chanceFrom({ x: 94, y: 34 }); // 0.15
 */
export function chanceFrom({ x, y }: ShotPlace): number {
  return 0.62 * Math.exp(-0.13 * Math.hypot(pitch.length - x, y - pitch.width / 2));
}

/** Rounds to a tenth of a metre. */
function round(metres: number): number {
  return Math.round(metres * 10) / 10;
}
