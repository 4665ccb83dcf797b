/**
 * As much of a text as makes at most so many characters, never half of one (ACCOUNT-6).
 *
 * @example
 * firstCharacters('🔥🔥🔥', 2); // '🔥🔥'
 */
export function firstCharacters(text: string, count: number): string {
  return Array.from(text).slice(0, count).join('');
}
