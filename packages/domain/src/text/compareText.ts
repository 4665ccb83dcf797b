/**
 * Compares two texts by their code units: the same order on every device, in every language. For ids, instants and
 * folded names.
 *
 * @example
 * ['b', 'a', 'B'].toSorted(compareText); // ['B', 'a', 'b']
 */
export function compareText(a: string, b: string): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0;
}
