export function round(number: number, digits = 2): number {
  return Number(number.toFixed(digits));
}
