import type { FantasyChip } from './FantasyChip.ts';
import type { FantasyGame } from './FantasyGame.ts';
import { fantasyRules } from './fantasyRules.ts';

/** The chip for a game's code; null for no chip and for codes that the game does not have (FANTASY-9, FANTASY-20). */
export function normaliseChip(raw: unknown, game: FantasyGame): FantasyChip | null {
  return fantasyRules[game].chips.get(raw) ?? null;
}
