const kinds = 'AFC|FC|FK|SK|IL|IK|IF|BK|TIL';
const before = new RegExp(`^(?:${kinds}) (?=\\S{4})`);
const after = new RegExp(`(?<=\\S{3}) (?:${kinds})$`);

/**
 * What a club is called in short where only its whole name is known: without the letters that say what kind of club it is (COMP-10).
 */
export function shortClubName(name: string): string {
  return name.trim().replace(before, '').replace(after, '');
}
