/** A chat by one text. The chat of a team is known by its number alone, because its name is whatever the writer sends. */
export function chatKey(team: unknown, name: unknown): string {
  return team === 0 ? `match:${String(name)}` : `team:${String(team)}`;
}
