/** Where a player plays, as precisely as the provider says it. */
export type PlayerPosition = (typeof words)[number][1];

const words = [
  [/keeper/, 'goalkeeper'],
  [/cent(?:re|er)-back/, 'centre-back'],
  [/left-back|left back/, 'left-back'],
  [/right-back|right back/, 'right-back'],
  [/defensive mid/, 'defensive-midfield'],
  [/attacking mid/, 'attacking-midfield'],
  [/left mid/, 'left-midfield'],
  [/right mid/, 'right-midfield'],
  [/central mid/, 'central-midfield'],
  [/left wing/, 'left-winger'],
  [/right wing/, 'right-winger'],
  [/cent(?:re|er)-forward|striker/, 'centre-forward'],
  [/^defen[cs]e|^defender|back$/, 'defender'],
  [/^midfield/, 'midfielder'],
  [/^offen[cs]e|^forward|^attack/, 'forward'],
] as const;

/**
 * The position that a provider's words mean, so that a screen can name it in its own language; null for words that are
 * not known, which are shown as they are (PLAYER-1).
 */
export function playerPosition(provided: string): PlayerPosition | null {
  const asked = provided.trim().toLowerCase();
  return words.find(([word]) => word.test(asked))?.[1] ?? null;
}
