import { useEffect, useEffectEvent, useState } from 'react';
import type { GoalBanner } from '../../notifications/GoalBannerBoard.ts';
import type { SpokenGoals } from '../../notifications/SpokenGoals.ts';

/** How long a goal waits to be read aloud: a flip card may be on its way that tells of it, and the scorer may yet be named. */
const patienceMs = 1_000;

/**
 * Whether the goal banner is to be read aloud: decided once for a goal, a second after it fell, so that it is heard once, here or with its
 * flip card, whichever of the two came first.
 *
 * @param spoken null while there are no flip cards, as for who is not signed in
 * @example
 * const isSpoken = useIsSpoken(goal, desk?.spoken ?? null);
 */
export function useIsSpoken(goal: GoalBanner | null, spoken: Pick<SpokenGoals, 'claim'> | null): boolean {
  const [decided, setDecided] = useState<{ readonly id: string; readonly isSpoken: boolean } | null>(null);
  const decide = useEffectEvent(() => {
    if (goal !== null) setDecided({ id: goal.id, isSpoken: spoken?.claim(goal) ?? true });
  });
  const id = goal?.id ?? null;
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => decide(), patienceMs);
    return () => clearTimeout(timer);
  }, [id]);
  return decided !== null && decided.id === id && decided.isSpoken;
}
