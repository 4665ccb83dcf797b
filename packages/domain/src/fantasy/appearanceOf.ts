import type { Appearance } from './SquadMember.ts';

/**
 * Whether a player has been on the pitch: played with at least a minute, absent once the team's fixtures are over,
 * pending until then. A player whose team has no fixture is absent (FANTASY-10).
 */
export function appearanceOf(minutes: number, fixturesOver: boolean): Appearance {
  if (minutes > 0) return 'played';
  return fixturesOver ? 'absent' : 'pending';
}
