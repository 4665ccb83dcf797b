import type { MatchId, Side } from '@tribunen/domain';
import { useCallback, useMemo } from 'react';
import { useGoalLights } from '../../../live/useGoalLights.ts';
import { useObserved } from '../../../lib/state/useObserved.ts';
import { cheers } from './CheerSides.ts';
import { useCheerFlash } from './useCheerFlash.ts';

interface Cheering {
  /** The sides that have just scored or are cheered on, with their number of cheers. It is the same map until it changes. */
  readonly cheering: ReadonlyMap<Side, number>;
  /** The side that the spectator cheers for; null until one is chosen. */
  readonly cheersFor: Side | null;
  onChooseSide(side: Side): void;
  onCheer(side: Side): void;
}

const noSides: ReadonlySet<Side> = new Set();

/**
 * The cheers of a match: the spectator's side, and the lit halves of the header.
 *
 * @param id null until the match is known; then no half is lit, and a choice is not stored
 */
export function useCheer(id: MatchId | null): Cheering {
  const lit = useGoalLights();
  const sides = useObserved(cheers);
  const { cheered, strikes, cheer } = useCheerFlash(id);
  const scored = (id !== null && lit.get(id)) || noSides;
  const cheering = useMemo(
    () => new Map([...scored, ...cheered].map((side) => [side, strikes[side]])),
    [scored, cheered, strikes],
  );
  const onChooseSide = useCallback(
    (side: Side) => {
      if (id !== null) cheers.chooseSide(id, side);
    },
    [id],
  );
  return {
    cheering,
    cheersFor: (id !== null && sides.get(id)) || null,
    onChooseSide,
    onCheer: cheer,
  };
}
