import type { BannerGoal } from '@tribunen/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReadAloudGoals } from '../cards/ReadAloudGoals.ts';

/**
 * How long a goal waits to be read aloud, in milliseconds, because its flip card may still appear, and a source may
 * still name the scorer.
 */
const patienceMs = 1_000;

/**
 * Whether the goal banner should be read aloud. This is decided once for each goal, a second after it appeared, so that
 * the goal is read once: here or by its flip card, whichever appeared first.
 *
 * @param readAloud null while there are no flip cards, as for visitors
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
