import type { Competition, CompetitionCode, Team } from '../match/Match.ts';
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
  /** At most 15: competitions, then teams; names that begin with the text before those that contain it. */
  readonly found: readonly Followable[];
  /** The competitions whose teams are worth loading because no loaded team matched: three in all for one search. */
  readonly tryTeamsOf: readonly Competition[];
}

const mostResults = 15;
const mostTries = 3;
const shortestTry = 3;

/**
 * The competitions and teams whose name, the provider's or the shown one, contains the text, ignoring letter case and marks. When no team matches and the
 * text has three characters or more, it also returns the competitions whose teams to load and search next (FOLLOW-8,
 * FOLLOW-9, FOLLOW-10).
 *
 * @example
 * const teams = [{ id: '1', name: 'FK Bodø/Glimt', shortName: 'Glimt', tla: 'BOD', crest: null }];
 * const { found } = searchFollowables('bodo', { competitions: [], teams, loaded: new Set() });
 * found.map(({ kind, team }) => [kind, team.name]); // [['team', 'FK Bodø/Glimt']]
 */
export function searchFollowables(
  text: string,
  { competitions, teams, shownName, loaded, tried = new Set() }: FollowableIndex,
): FollowableSearch {
  const wanted = foldText(text);
  if (wanted === '') return { found: [], tryTeamsOf: [] };
  const foundTeams = bestFirst(teams, wanted, (team) => namesOfTeam(team, shownName?.(team) ?? null));
  const found: readonly Followable[] = [
    ...bestFirst(competitions, wanted, namesOfCompetition).map(
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

/**
 * Folds the names of everything loaded before the first search, which would spend most of its time on that.
 *
 * @example
 * foldFollowables({ competitions: [], teams: [{ id: '1', name: 'FK Bodø/Glimt', shortName: 'Glimt', tla: 'BOD', crest: null }] });
 */
export function foldFollowables({
  competitions,
  teams,
  shownName,
}: Pick<FollowableIndex, 'competitions' | 'teams' | 'shownName'>): void {
  for (const competition of competitions) foldedNamesOf(competition, namesOfCompetition);
  for (const team of teams) foldedNamesOf(team, () => namesOfTeam(team, shownName?.(team) ?? null));
}

/**
 * The folded names of each team or competition. A search would spend most of its time on folding them anew with every
 * typed letter.
 */
const foldedNames = new WeakMap<object, readonly string[]>();

function foldedNamesOf<T extends object>(one: T, namesOf: (one: T) => readonly string[]): readonly string[] {
  const known = foldedNames.get(one);
  if (known !== undefined) return known;
  const folded = namesOf(one).map(foldText);
  foldedNames.set(one, folded);
  return folded;
}

function namesOfCompetition({ name }: Competition): readonly string[] {
  return [name];
}

function namesOfTeam({ name, shortName }: Team, shown: string | null): readonly string[] {
  return [name, shortName, shown].filter((each) => each !== null);
}

function bestFirst<T extends object>(
  all: readonly T[],
  wanted: string,
  namesOf: (one: T) => readonly string[],
): readonly T[] {
  const beginning: T[] = [];
  const within: T[] = [];
  for (const one of all) {
    const names = foldedNamesOf(one, namesOf);
    if (names.some((name) => name.startsWith(wanted))) beginning.push(one);
    else if (names.some((name) => name.includes(wanted))) within.push(one);
  }
  return [...beginning, ...within];
}
