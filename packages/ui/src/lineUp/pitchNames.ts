import type { LineUpPlayer } from '@tribunen/domain';

/** The rest of a name that is no surname: «Jr.», «II». */
const noSurname = /^(?:|\p{L}{1,3}\.|.{1,2})$/u;

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
  return noSurname.test(rest) ? name : rest;
}
