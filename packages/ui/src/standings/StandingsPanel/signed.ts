/**
 * A whole number with the sign of typography, not the hyphen; a plus where one is wanted.
 *
 * @example
 * signed(6); // '+6'
 * signed(-3); // '−3'
 * signed(0); // '0'
 * signed(6, false); // '6'
 */
export function signed(value: number, plus = true): string {
  if (value < 0) return `−${-value}`;
  return value > 0 && plus ? `+${value}` : `${value}`;
}
