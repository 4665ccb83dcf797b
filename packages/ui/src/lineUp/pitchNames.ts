import type { LineUpPlayer } from '@tribunen/domain';

/** What is left of a name without its first part is no surname when it is as short as «Jr.». */
const shortest = 4;

/**
 * What the players are called on a pitch, by id: the name without the first, or the whole of a single name. Two with the same get their
 * initial.
 */
export function pitchNames(players: readonly Pick<LineUpPlayer, 'id' | 'name'>[]): ReadonlyMap<string, string> {
  const surnames = players.map(({ name }) => surnameOf(name));
  return new Map(
    players.map(({ id, name }, n) => {
      const surname = surnames[n] ?? name;
      const isShared = surname !== name && surnames.filter((other) => other === surname).length > 1;
      return [id, isShared ? `${[...name][0]}. ${surname}` : surname];
    }),
  );
}

function surnameOf(name: string): string {
  const rest = name.trim().replace(/^\S+\s+/, '');
  return rest.length < shortest ? name : rest;
}
