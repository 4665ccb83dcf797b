import { useEffect, useState } from 'react';
import type { BannerBoard } from '../../notifications/BannerBoard.ts';
import type { GoalBanner } from '../../notifications/GoalBannerBoard.ts';

/** How long a goal waits to be read aloud: a flip card may be on its way that tells of it, and the scorer may yet be named. */
const patienceMs = 1_000;

/**
 * Whether the goal banner is to be read aloud: decided once for a goal, so that it is heard once, here or with its flip card, whichever of the
 * two came first and however long each stands.
 *
 * @param board the flip cards that are up and that wait; null while there is none
 * @example
 * const isSpoken = useIsSpoken(goal, desk?.board ?? null);
 */
export function useIsSpoken(goal: GoalBanner | null, board: Pick<BannerBoard, 'current' | 'waiting'> | null): boolean {
  const [decided, setDecided] = useState<{ readonly id: string; readonly isSpoken: boolean } | null>(null);
  const id = goal?.id ?? null;
  const matchId = goal?.match.id ?? null;
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => {
      const up = board?.current();
      const onCards = [...(up?.status === 'notification' ? [up.notification] : []), ...(board?.waiting() ?? [])];
      setDecided({ id, isSpoken: onCards.every((notification) => notification.matchId !== matchId) });
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [board, id, matchId]);
  return decided !== null && decided.id === id && decided.isSpoken;
}
