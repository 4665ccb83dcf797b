const PROFILE = /^(?:https?:\/\/)?fantasy\.premierleague\.com\/entry\/(\d+)(?:[/?#]|$)/;

/**
 * The typed team id, trimmed; null when it is not a number (FANTASY-5). The address of a team in the official game counts as its number
 * (FANTASY-14).
 */
export function toFantasyTeamId(typed: string): string | null {
  const id = typed.trim();
  return /^\d+$/.test(id) ? id : (PROFILE.exec(id)?.[1] ?? null);
}
