import type { FantasyGame } from './FantasyGame.ts';
import { readTeamAddress } from './readTeamAddress.ts';

/**
 * The typed team id, trimmed; null when it is not a number (FANTASY-5). The address of a team in the given game counts
 * as the team's number; the address of a team in the other game does not (FANTASY-14, FANTASY-25).
 */
export function toFantasyTeamId(typed: string, game: FantasyGame): string | null {
  const id = typed.trim();
  if (/^\d+$/.test(id)) return id;
  const address = readTeamAddress(id);
  return address?.game === game ? address.teamId : null;
}
