import type { Day } from '../run/Work.ts';
import { drawDelayedPlan } from './drawDelayedPlan.ts';
import { drawPlan } from './drawPlan.ts';
import type { SimulationPlan } from './SimulationPlan.ts';

/** The plan of a seed, for spectators who see the matches at once or with a delay. */
export function drawDayPlan(day: Day, seed: number): SimulationPlan {
  return day === 'delayed' ? drawDelayedPlan(seed) : drawPlan(seed);
}
