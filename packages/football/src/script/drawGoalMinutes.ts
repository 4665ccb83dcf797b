import type { Random } from '../createRandom.ts';
import { drawInteger } from '../drawInteger.ts';

interface Band {
  readonly from: number;
  readonly to: number;
  /** How many of the World Cup 2026's 308 goals fell in the band (packages/football/seed/data/world-cup-2026.json). */
  readonly goals: number;
}

/** Minutes since the half began; from 46 on it is added time. */
const bands = {
  'first-half': [
    { from: 1, to: 15, goals: 39 },
    { from: 16, to: 30, goals: 32 },
    { from: 31, to: 45, goals: 43 },
    { from: 46, to: 49, goals: 12 },
  ],
  'second-half': [
    { from: 1, to: 15, goals: 51 },
    { from: 16, to: 30, goals: 42 },
    { from: 31, to: 45, goals: 47 },
    { from: 46, to: 51, goals: 34 },
  ],
} as const satisfies Record<string, readonly Band[]>;

/**
 * The minutes of a half in which a number of goals fall: no two in the same minute, in order, 1-based; 46 is the first
 * minute of added time.
 *
 * @example
 * drawGoalMinutes('first-half', 2, random); // [12, 46]
 */
export function drawGoalMinutes(half: keyof typeof bands, count: number, random: Random): number[] {
  const minutes = new Set<number>();
  while (minutes.size < count) {
    const { from, to } = drawBand(bands[half], random);
    minutes.add(drawInteger(from, to, random));
  }
  return [...minutes].toSorted((a, b) => a - b);
}

function drawBand(candidates: readonly [Band, ...Band[]], random: Random): Band {
  const ticket = random() * candidates.reduce((sum, band) => sum + band.goals, 0);
  let passed = 0;
  for (const band of candidates) {
    passed += band.goals;
    if (ticket < passed) return band;
  }
  return candidates[0];
}
