/**
 * A price in tenths of millions, written in millions with one decimal and a point (FANTASY-4).
 *
 * @example
 * formatPrice(75); // '7.5'
 * formatPrice(120); // '12.0'
 */
export function formatPrice(nowCost: number): string {
  return (nowCost / 10).toFixed(1);
}
