/**
 * Compares two texts by their code units: the same order on every device, in every language. For ids, instants and
 * folded names.
 */
export function compareText(a: string, b: string): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0;
}
