/** A price in tenths of millions, written in millions with one decimal and a point (FANTASY-4). */
export function formatPrice(nowCost: number): string {
  return (nowCost / 10).toFixed(1);
}
