/**
 * Whether a column of whole numbers holds a number: the database refuses what lies beyond, and with it everything that is written at once.
 *
 * @example
 * fitsColumn(2_147_483_648); // false
 */
export function fitsColumn(value: number): boolean {
  return Math.abs(value) < 2_147_483_648;
}
