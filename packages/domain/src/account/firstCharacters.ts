/** The first `count` characters of a text, never cutting one in half (ACCOUNT-6). */
export function firstCharacters(text: string, count: number): string {
  return Array.from(text).slice(0, count).join('');
}
