import { namesOfTeam } from '../competition/namesOfTeam.ts';
import type { Competition, Match, Team } from '../match/Match.ts';
import { programmeOf } from '../match/programmeOf.ts';
import { bestFirst } from '../text/bestFirst.ts';
import { foldText } from '../text/foldText.ts';
import { nameSearch } from '../text/nameRank.ts';

/** A player who can be found. */
export interface SearchedPlayer {
  readonly id: string;
  readonly name: string;
  readonly team: Team;
}

/** Everything that a search looks through, in the order that equal hits keep. */
export interface SearchIndex {
  readonly teams: readonly Team[];
  readonly competitions: readonly Competition[];
  readonly players: readonly SearchedPlayer[];
  readonly matches: readonly Match[];
  /** The name that a screen shows for a team. A nation is found by it and by the provider's name. */
  shownName(team: Team): string | null;
}

export type Findings = Omit<SearchIndex, 'shownName'>;

const shortest = 2;
const mostOfAKind = 5;

/**
 * The teams, competitions, players and matches with every typed word in their names (SEARCH-1). Names that begin with the text come before those
 * with a word that does, and these before the rest (SEARCH-2). There are five of each kind at most, and each once (SEARCH-3). Matches in play
 * come first, then those to come, then those that are over (SEARCH-4).
 *
 * @returns null for a text of less than two characters
 */
export function searchAll(text: string, index: SearchIndex): Findings | null {
  if ([...foldText(text)].length < shortest) return null;
  const names = (team: Team) => [index.shownName(team), ...namesOfTeam(team), team.tla];
  const { live, fixtures, results } = programmeOf(index.matches);
  const isFound = nameSearch(text);
  return {
    teams: firstOf(bestFirst(text, index.teams, names)),
    competitions: firstOf(bestFirst(text, index.competitions, ({ name, id }) => [name, id])),
    players: firstOf(bestFirst(text, index.players, ({ name }) => [name])),
    matches: firstOf(
      [...live, ...fixtures, ...results].filter(({ homeTeam, awayTeam }) =>
        isFound([homeTeam, awayTeam].flatMap(names)),
      ),
    ),
  };
}

/** The first five, each once. */
function firstOf<One extends { readonly id: string | null }>(all: readonly One[]): readonly One[] {
  const ids = new Set<string | null>();
  const each = all.filter(({ id }) => !ids.has(id) && ids.add(id));
  return each.slice(0, mostOfAKind);
}
