import type { FantasyPosition } from './FantasyPick.ts';

const POSITIONS: ReadonlyMap<unknown, FantasyPosition> = new Map([
  [1, 'goalkeeper'],
  [2, 'defender'],
  [3, 'midfielder'],
  [4, 'forward'],
]);

/** The position for the official game's number (FANTASY-1). */
export function fantasyPositionOf(elementType: unknown): FantasyPosition | 'unknown' {
  return POSITIONS.get(elementType) ?? 'unknown';
}
