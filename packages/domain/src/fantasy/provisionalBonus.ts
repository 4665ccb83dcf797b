import type { ElementId } from './FantasyPick.ts';

const BONUS_OF_RANK = [3, 2, 1];

/** A player's standing in the bonus system of one fixture. */
export interface BonusStanding {
  readonly element: ElementId;
  readonly minutes: number;
  /** Points in the bonus points system, BPS; in Eliteserien Fantasy the Opta index (FANTASY-27). */
  readonly bps: number;
  /** Bonus points that the official game has already awarded. */
  readonly bonus: number;
}

/**
 * The bonus points that a fixture would give as it stands: 3, 2 and 1 to the best three by BPS. Players with equal BPS
 * share the higher bonus and use up the places below: two players at the top get 3 each and the next gets 1. No bonus
 * once the official game has awarded its own (FANTASY-8).
 */
export function provisionalBonus(standings: readonly BonusStanding[]): ReadonlyMap<ElementId, number> {
  if (standings.some(({ bonus }) => bonus > 0)) return new Map();
  const inPlay = standings.filter(({ minutes, bps }) => minutes > 0 && bps > 0);
  return new Map(
    inPlay.flatMap(({ element, bps }) => {
      const bonus = BONUS_OF_RANK[inPlay.filter((other) => other.bps > bps).length];
      return bonus === undefined ? [] : [[element, bonus]];
    }),
  );
}
