import { drawInteger, drawWeighted, type Random } from '@tribunen/football';
import type { MatchPlan, PlannedEvent, PlannedState } from '../football/MatchPlan.ts';
import type { SimulationPlan } from './SimulationPlan.ts';

/**
 * Writes further states just before some states of the matches, in the same millisecond, as in one transaction: a goal
 * is given and taken back, or a provider corrects itself. All states of such a burst have the same `updated_at`. The
 * socket sends each of them, but a request reads only the last.
 */
export function drawBursts(plan: SimulationPlan, random: Random): SimulationPlan {
  const burstOf = (change: PlannedState | PlannedEvent): readonly (PlannedState | PlannedEvent)[] =>
    change.kind === 'state' && change.at > 0 && change.status === 'IN_PLAY' && random() < 0.25
      ? drawBurst(change, random)
      : [change];
  const withBursts = (match: MatchPlan): MatchPlan => ({ ...match, changes: match.changes.flatMap(burstOf) });
  return { ...plan, matches: plan.matches.map(withBursts) };
}

function drawBurst(last: PlannedState, random: Random): readonly PlannedState[] {
  const count = drawWeighted([2, 3, 20], () => 1, random);
  const near = (goals: number | null): number => Math.max(0, (goals ?? 0) + drawInteger(-1, 1, random));
  const before = Array.from({ length: count - 1 }, (): PlannedState => ({
    ...last,
    status: random() < 0.9 ? last.status : 'PAUSED',
    home: near(last.home),
    away: near(last.away),
  }));
  return [...before, last];
}
