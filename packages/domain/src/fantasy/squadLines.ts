import type { FantasyPosition } from './FantasyPick.ts';

const LINES: readonly (readonly (FantasyPosition | 'unknown')[])[] = [
  ['goalkeeper'],
  ['defender'],
  ['midfielder', 'unknown'],
  ['forward'],
];

/**
 * The eleven in lines from the goalkeeper forward, each in the order of the squad; a player without a known position
 * stands in midfield, and an empty line is left out (FANTASY-18).
 */
export function squadLines<Pick extends { readonly position: FantasyPosition | 'unknown' }>(
  eleven: readonly Pick[],
): readonly (readonly Pick[])[] {
  return LINES.map((positions) => eleven.filter(({ position }) => positions.includes(position))).filter(
    (line) => line.length > 0,
  );
}
