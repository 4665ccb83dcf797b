import type { FantasyChip } from './FantasyChip.ts';
import type { FantasyPosition } from './FantasyPick.ts';

/** How a chip changes how many times each player of a squad counts. */
export interface ChipEffect {
  /** How many times a player with the armband counts. */
  readonly armband: 2 | 3;
  /** How many players wear the armband: the captain alone, or the vice-captain too. */
  readonly armbands: 1 | 2;
  /** The position whose players all count twice. */
  readonly doubled: FantasyPosition | null;
  /** Whether the bench counts. */
  readonly hasBench: boolean;
}

/** How many times a captain counts whose position a chip doubles: what we expect, because the game has not published it. */
export const captainInDoubledPosition = 3;

/** A gameweek without a chip, or with a chip that changes only who is in the squad. */
export const noEffect: ChipEffect = { armband: 2, armbands: 1, doubled: null, hasBench: false };

export const chipEffects: Readonly<Record<FantasyChip, ChipEffect>> = {
  'triple-captain': { ...noEffect, armband: 3 },
  'bench-boost': { ...noEffect, hasBench: true },
  wildcard: noEffect,
  'free-hit': noEffect,
  'two-captains': { ...noEffect, armbands: 2 },
  'forward-rush': { ...noEffect, doubled: 'forward' },
  'rich-uncle': noEffect,
  'park-the-bus': { ...noEffect, doubled: 'defender' },
};
