import { nameRank } from './nameRank.ts';

/**
 * The items that a typed text finds by a name: first those whose name begins with it, then those with a word that does,
 * then the rest. Among equals the order is kept (TEXT-3).
 */
export function bestFirst<One>(
  typed: string,
  all: readonly One[],
  namesOf: (one: One) => readonly (string | null)[],
): readonly One[] {
  const rankOf = nameRank(typed);
  const ranked: [One[], One[], One[]] = [[], [], []];
  for (const one of all) {
    const rank = rankOf(namesOf(one));
    if (rank !== null) ranked[rank].push(one);
  }
  return ranked.flat();
}
