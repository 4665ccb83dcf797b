/**
 * The key of a chat as one text. The key of a team's chat contains the team's id and not its name, because a writer may
 * send any name.
 */
export function chatKey(team: unknown, name: unknown): string {
  return team === 0 ? `match:${String(name)}` : `team:${String(team)}`;
}
