/**
 * A whole number with a typographic minus instead of a hyphen, and by default with a plus.
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
