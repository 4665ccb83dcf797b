import type { Captaincy } from './FantasyPick.ts';

/**
 * The mark that a pick carries: the captain's before the vice-captain's, should it have both (FANTASY-2).
 *
 * @example
 * captaincyOf({ isCaptain: false, isViceCaptain: true }); // 'vice-captain'
 */
export function captaincyOf(pick: { readonly isCaptain: boolean; readonly isViceCaptain: boolean }): Captaincy {
  if (pick.isCaptain) return 'captain';
  return pick.isViceCaptain ? 'vice-captain' : null;
}
