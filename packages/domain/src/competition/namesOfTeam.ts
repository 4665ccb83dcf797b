import { clubs } from './clubs.ts';

const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  clubs.map((club) => [club.team.id, club.otherNames]),
);

/**
 * The names by which a team is searched for: the provider's, and a club's usual others (COMP-5).
 *
 * @example
 * namesOfTeam({ id: '73', name: 'Tottenham Hotspur FC', shortName: 'Tottenham' });
 * // ['Tottenham Hotspur FC', 'Tottenham', 'Tottenham Hotspur', 'Spurs']
 */
export function namesOfTeam({
  id,
  name,
  shortName,
}: {
  readonly id: string | null;
  readonly name: string | null;
  readonly shortName: string | null;
}): readonly (string | null)[] {
  return [name, shortName, ...((id !== null && otherNames.get(id)) || [])];
}
