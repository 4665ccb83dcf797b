/**
 * The team id that was typed, trimmed; null where it is no number (FANTASY-5).
 *
 * @example
 * toFantasyTeamId(' 1234567 '); // '1234567'
 * toFantasyTeamId('laget mitt'); // null
 */
export function toFantasyTeamId(typed: string): string | null {
  const id = typed.trim();
  return /^\d+$/.test(id) ? id : null;
}
