import type { FantasyGame } from './FantasyGame.ts';
import { fantasyRules } from './fantasyRules.ts';

/**
 * A price in tenths of millions, written in millions with one decimal: after a point in the English game, after a comma
 * in the Norwegian one (FANTASY-4, FANTASY-26).
 */
export function formatPrice(nowCost: number, game: FantasyGame): string {
  return (nowCost / 10).toFixed(1).replace('.', fantasyRules[game].decimalMark);
}
