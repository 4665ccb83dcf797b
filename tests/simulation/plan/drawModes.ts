import { drawInteger, drawWeighted, type Random } from '@tribunen/football';
import type { MatchPlan } from '../football/MatchPlan.ts';
import type { Incident, SimulationPlan } from './SimulationPlan.ts';

const second = 1000;
/** The share of runs in which the backend is in mode `crowd` for some of the time. */
const share = 0.3;

/** Puts the backend in mode `crowd` during some parts of a run, or from its beginning to its end. */
export function drawModes(plan: SimulationPlan, random: Random): SimulationPlan {
  if (random() >= share) return plan;
  const nextCheckInSeconds = random() < 0.2 ? drawInteger(6, 20, random) : null;
  const whole: Incident = { kind: 'crowd', at: 0, ms: plan.lengthMs, nextCheckInSeconds };
  const parts = Array.from({ length: drawWeighted([1, 2, 3], () => 1, random) }, (): Incident => {
    const at = random() < 0.5 ? drawInteger(0, plan.lengthMs, random) : aboutAGoal(plan, random);
    return { kind: 'crowd', at, ms: drawInteger(2, 240, random) * second, nextCheckInSeconds };
  });
  const incidents = [...plan.incidents, ...(random() < 0.4 ? [whole] : parts)];
  return {
    ...plan,
    matches: plan.matches.map(inOneWord),
    incidents: incidents.toSorted((one, other) => one.at - other.at),
  };
}

/**
 * A moment within three seconds of a goal, so that the mode changes while the goal is being delivered; any moment if
 * the run has no goals.
 */
function aboutAGoal({ matches, lengthMs }: SimulationPlan, random: Random): number {
  const goals = matches.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.kind === 'event' && change.type.includes('GOAL') ? [change.at] : [])),
  );
  const goal = goals[Math.floor(random() * goals.length)];
  if (goal === undefined) return drawInteger(0, lengthMs, random);
  return Math.min(Math.max(0, goal + drawInteger(-3000, 3000, random)), lengthMs);
}

/**
 * Gives every goal row of a match the type `GOAL`, because a backend with mode `crowd` writes and broadcasts goals with
 * that type only (FEED-18).
 */
function inOneWord(match: MatchPlan): MatchPlan {
  const changes = match.changes.map((change) =>
    change.kind === 'event' && change.type.includes('GOAL') ? { ...change, type: 'GOAL' } : change,
  );
  return { ...match, changes };
}
