const kinds = 'AFC|FC|FK|SK|IL|IK|IF|BK|TIL';
const before = new RegExp(`^(?:${kinds}) (?=\\S{4})`);
const after = new RegExp(`(?<=\\S{3}) (?:${kinds})$`);

/**
 * A short name for a club of which only the full name is known: the name without the letters for the kind of club, such
 * as «FC» (COMP-10).
 */
export function shortClubName(name: string): string {
  return name.trim().replace(before, '').replace(after, '');
}
