import type { Random } from './createRandom.ts';

/** The same items in a random order; the list itself does not change. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, ticket: random() }))
    .toSorted((a, b) => a.ticket - b.ticket)
    .map(({ item }) => item);
}
