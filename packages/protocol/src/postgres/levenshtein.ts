/**
 * The number of characters that must be added, removed or replaced to turn a text into the other.
 *
 * @example
 * levenshtein('colour', 'color'); // 1
 */
export function levenshtein(one: string, other: string): number {
  let distances = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, character] of [...one].entries()) {
    let diagonal = row;
    const next = [row + 1];
    for (const [column, there] of [...other].entries()) {
      const above = distances[column + 1] ?? 0;
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, diagonal + Number(character !== there)));
      diagonal = above;
    }
    distances = next;
  }
  return distances.at(-1) ?? 0;
}
