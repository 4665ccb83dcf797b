/** Merges several lists, each spread evenly over the whole and kept in its own order. */
export function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, place: (index + 0.5) / list.length })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
