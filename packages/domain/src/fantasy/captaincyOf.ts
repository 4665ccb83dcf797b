import type { Captaincy } from './FantasyPick.ts';

/** The armband that a pick wears; the captain's if a pick has both (FANTASY-2). */
export function captaincyOf(pick: { readonly isCaptain: boolean; readonly isViceCaptain: boolean }): Captaincy {
  if (pick.isCaptain) return 'captain';
  return pick.isViceCaptain ? 'vice-captain' : null;
}
