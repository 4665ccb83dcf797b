/**
 * Items by a key, each group in their order, the groups in the order of their first items.
 *
 * @example
 * groupedBy([{ minute: 3 }, { minute: 9 }, { minute: 3 }], ({ minute }) => minute).get(3)?.length; // 2
 */
export function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
