/**
 * The typed team id, trimmed; null when it is not a number (FANTASY-5).
 *
 * @example
 * toFantasyTeamId(' 1234567 '); // '1234567'
 * toFantasyTeamId('laget mitt'); // null
 */
export function toFantasyTeamId(typed: string): string | null {
  const id = typed.trim();
  return /^\d+$/.test(id) ? id : null;
}
