import { namesOfTeam } from '../competition/namesOfTeam.ts';
import type { Team } from '../match/Match.ts';
import { nameSearch } from '../text/nameRank.ts';

/** The result that the favourite-team picker shows under its search box. */
export type TeamSearch =
  | { readonly kind: 'nothing-typed' | 'too-short' | 'no-hits' }
  | { readonly kind: 'found'; readonly teams: readonly Team[] };

const shortest = 2;

/**
 * The teams that are found by their name. Across all competitions it takes two characters, within one competition one
 * (FOLLOW-11).
 */
export function searchTeams(
  text: string,
  teams: readonly Team[],
  { acrossAll }: { readonly acrossAll: boolean },
): TeamSearch {
  const length = [...text.trim()].length;
  if (length === 0) return { kind: 'nothing-typed' };
  if (acrossAll && length < shortest) return { kind: 'too-short' };
  const isFound = nameSearch(text);
  const found = teams.filter((team) => isFound(namesOfTeam(team)));
  return found.length === 0 ? { kind: 'no-hits' } : { kind: 'found', teams: found };
}
