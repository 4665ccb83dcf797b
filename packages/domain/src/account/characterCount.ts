/**
 * How many characters a reader would count, in Unicode code points: an emoji is one, as it is for the database's
 * `char_length` (ACCOUNT-6).
 */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
