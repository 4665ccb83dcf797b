/** How many letters the longest word of a name has, including the mark that a line may break after. */
export function longestWordOf(name: string): number {
  return Math.max(0, ...(name.match(/[^\s/-]+[/-]?/g) ?? []).map((word) => word.length));
}
