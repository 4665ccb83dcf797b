import type { Competition, Findings, Match, SearchedPlayer, Team } from '@tribunen/domain';
import type { SearchHrefs } from './SearchView.ts';

export type SearchOption = { readonly key: string; readonly href: string } & (
  | { readonly kind: 'team'; readonly team: Team }
  | { readonly kind: 'competition'; readonly competition: Competition }
  | { readonly kind: 'player'; readonly player: SearchedPlayer }
  | { readonly kind: 'match'; readonly match: Match }
);

export interface SearchGroup {
  readonly kind: keyof Findings;
  readonly options: readonly SearchOption[];
}

/** The results of a search as groups of options, in the order in which the arrows go through them. Empty groups are left out. */
export function searchOptions(found: Findings, hrefs: SearchHrefs): readonly SearchGroup[] {
  const groups: readonly SearchGroup[] = [
    {
      kind: 'teams',
      options: found.teams.flatMap((team) =>
        team.id === null ? [] : [{ kind: 'team', key: `team-${team.id}`, href: hrefs.team(team.id), team }],
      ),
    },
    {
      kind: 'matches',
      options: found.matches.map((match) => ({
        kind: 'match',
        key: `match-${match.id}`,
        href: hrefs.match(match.id),
        match,
      })),
    },
    {
      kind: 'players',
      options: found.players.map((player) => ({
        kind: 'player',
        key: `player-${player.id}`,
        href: hrefs.player(player),
        player,
      })),
    },
    {
      kind: 'competitions',
      options: found.competitions.map((competition) => ({
        kind: 'competition',
        key: `competition-${competition.id}`,
        href: hrefs.competition(competition.id),
        competition,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
