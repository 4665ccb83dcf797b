/** A last part of a name that is not a surname: «Jr.», «II». */
const noSurname = /^(?:|\p{L}{1,3}\.|.{1,2})$/u;

/**
 * The names of the players on the pitch, by id: the surname, or the whole of a single name. Players with the same
 * surname get their initial too.
 */
export function pitchNames<Id>(
  players: readonly { readonly id: Id; readonly name: string }[],
): ReadonlyMap<Id, string> {
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
