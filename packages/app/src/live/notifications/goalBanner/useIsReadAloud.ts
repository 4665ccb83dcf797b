import type { BannerGoal } from '@tribunen/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReadAloudGoals } from '../cards/ReadAloudGoals.ts';

/** How long a goal waits to be read aloud, in milliseconds: its flip card may be on its way, and a source may still name the scorer. */
const patienceMs = 1_000;

/**
 * Whether the goal banner is to be read aloud. It is decided once for each goal, a second after the goal came up, so that the goal is read once:
 * here or by its flip card, whichever came first.
 *
 * @param readAloud null while there are no flip cards, as for who is not signed in
 */
export function useIsReadAloud(goal: BannerGoal | null, readAloud: Pick<ReadAloudGoals, 'claim'> | null): boolean {
  const [decided, setDecided] = useState<{ readonly id: string; readonly isSpoken: boolean } | null>(null);
  const decide = useEffectEvent(() => {
    if (goal !== null) setDecided({ id: goal.id, isSpoken: readAloud?.claim(goal) ?? true });
  });
  const id = goal?.id ?? null;
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => decide(), patienceMs);
    return () => clearTimeout(timer);
  }, [id]);
  return decided !== null && decided.id === id && decided.isSpoken;
}
