import { namesOfTeam } from '../competition/namesOfTeam.ts';
import type { Competition, CompetitionCode, Team } from '../match/Match.ts';
import { bestFirst } from '../text/bestFirst.ts';
import { foldName } from '../text/foldName.ts';
import { foldText } from '../text/foldText.ts';

/** A team or competition that can be found and followed. */
export type Followable =
  | { readonly kind: 'competition'; readonly competition: Competition }
  | { readonly kind: 'team'; readonly team: Team };

/** The teams and competitions that a search covers: all that have been loaded, with the competitions in list order. */
export interface FollowableIndex {
  readonly competitions: readonly Competition[];
  readonly teams: readonly Team[];
  /** The name that a screen shows for a team, when it is not the provider's, as for a national team. */
  shownName?(team: Team): string;
  /** The competitions whose teams are among `teams`. */
  readonly loaded: ReadonlySet<CompetitionCode>;
  /**
   * The competitions whose teams this search has already requested, whether or not they arrived; none for a new search.
   */
  readonly tried?: ReadonlySet<CompetitionCode>;
}

export interface FollowableSearch {
  /** At most 15: competitions, then teams, the best found first. */
  readonly found: readonly Followable[];
  /** The competitions whose teams are worth loading because no loaded team matched: three in all for one search. */
  readonly tryTeamsOf: readonly Competition[];
}

const mostResults = 15;
const mostTries = 3;
const shortestTry = 3;

/**
 * The competitions and teams that are found by their name, the provider's or the shown one. When no team matches and the
 * text has three characters or more, it also returns the competitions whose teams to load and search next (FOLLOW-8,
 * FOLLOW-9, FOLLOW-10).
 */
export function searchFollowables(
  text: string,
  { competitions, teams, shownName, loaded, tried = new Set() }: FollowableIndex,
): FollowableSearch {
  if (foldText(text) === '') return { found: [], tryTeamsOf: [] };
  const foundTeams = bestFirst(text, teams, (team) => [...namesOfTeam(team), shownName?.(team) ?? null]);
  const found: readonly Followable[] = [
    ...bestFirst(text, competitions, ({ name }) => [name]).map(
      (competition) => ({ kind: 'competition', competition }) as const,
    ),
    ...foundTeams.map((team) => ({ kind: 'team', team }) as const),
  ];
  const untried = competitions.filter(({ id }) => !loaded.has(id) && !tried.has(id));
  const tryMore = foundTeams.length === 0 && [...text.trim()].length >= shortestTry;
  return {
    found: found.slice(0, mostResults),
    tryTeamsOf: tryMore ? untried.slice(0, Math.max(0, mostTries - tried.size)) : [],
  };
}

/** Folds the names of everything loaded before the first search, which would spend most of its time on that. */
export function foldFollowables({
  competitions,
  teams,
  shownName,
}: Pick<FollowableIndex, 'competitions' | 'teams' | 'shownName'>): void {
  const names = [
    ...competitions.map(({ name }) => name),
    ...teams.flatMap((team) => [...namesOfTeam(team), shownName?.(team) ?? null]),
  ];
  for (const name of names) if (name !== null) foldName(name);
}
