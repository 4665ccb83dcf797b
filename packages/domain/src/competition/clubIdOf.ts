import { foldText } from '../text/foldText.ts';
import type { TeamId } from '../match/Match.ts';
import { clubs } from './clubs.ts';

const ids: ReadonlyMap<string, TeamId> = new Map(
  clubs.flatMap(({ team, otherNames }) =>
    [team.name, team.shortName, ...otherNames].map((name): [string, TeamId] => [foldText(name), team.id]),
  ),
);

/**
 * The provider's id of a well-known club by one of its usual names, which saves a search; null for any other name
 * (COMP-5).
 *
 * @example
 * clubIdOf('Man City'); // '65'
 */
export function clubIdOf(name: string): TeamId | null {
  return ids.get(foldText(name)) ?? null;
}
