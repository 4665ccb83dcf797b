/**
 * The key of a chat as one text. For a team's chat it contains the team's id and not the name, because a client may
 * send any name.
 */
export function chatKey(team: unknown, name: unknown): string {
  return team === 0 ? `match:${String(name)}` : `team:${String(team)}`;
}
