/** Where on the pitch a player belongs. */
export type PlayerLine = 'keeper' | 'defence' | 'midfield' | 'attack';

const LINES: readonly (readonly [words: RegExp, line: PlayerLine])[] = [
  [/keeper/i, 'keeper'],
  [/midfield/i, 'midfield'],
  [/back|defen[cs]|defender/i, 'defence'],
  [/wing|forward|striker|attack|offen[cs]/i, 'attack'],
];

/**
 * The line that a position of a provider belongs to; null for no position, and for one that is not known (SCOUT-15).
 *
 * @example
 * lineOfPosition('Centre-Back'); // 'defence'
 * lineOfPosition('Defensive Midfield'); // 'midfield'
 * lineOfPosition(null); // null
 */
export function lineOfPosition(position: string | null): PlayerLine | null {
  if (position === null) return null;
  return LINES.find(([words]) => words.test(position))?.[1] ?? null;
}
