/** The set with `item` in it if it was not, and without it if it was. */
export function toggled<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const after = new Set(set);
  if (!after.delete(item)) after.add(item);
  return after;
}
