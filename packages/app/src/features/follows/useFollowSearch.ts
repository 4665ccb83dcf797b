import {
  clubs,
  type Competition,
  type CompetitionCode,
  foldFollowables,
  type Followable,
  searchFollowables,
  type Team,
  type TeamId,
} from '@tribunen/domain';
import { useCompetitionName, useTeamFaces } from '@tribunen/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { competitionsApi } from '../../api/competitionsApi.ts';
import { competitionTeamsQuery, teamsByNameQuery } from '../../data/matches/competitionQueries.ts';
import { whenIdle } from '../../lib/tasks/whenIdle.ts';
import { useApi } from '../../services/useApi.ts';

/** A search, and the competitions whose teams it has requested. */
interface Search {
  readonly text: string;
  readonly tried: ReadonlySet<CompetitionCode>;
}

interface FollowSearch {
  /** Null before the first search. */
  readonly found: {
    readonly text: string;
    readonly followables: readonly Followable[];
    readonly isSearching: boolean;
  } | null;
  search(text: string): void;
  /** Loads the teams of a competition that the spectator looks through. */
  load(code: CompetitionCode): void;
  /** Returns the loaded teams of a competition. */
  readonly teamsOf: ReadonlyMap<CompetitionCode, readonly Team[]>;
}

const nothingTried: ReadonlySet<CompetitionCode> = new Set();
const noTeams: readonly Team[] = [];

/**
 * Searches the competitions and every team that is loaded. When it finds no team it loads the teams of up to three
 * competitions (FOLLOW-10), and finally searches for the team by name (FOLLOW-15). Meanwhile the well-known clubs are
 * found (COMP-5), because on an empty project the teams may take minutes.
 */
export function useFollowSearch(userId: string, competitions: readonly Competition[]): FollowSearch {
  const api = useApi(competitionsApi);
  const faceOf = useTeamFaces();
  const competitionName = useCompetitionName();
  const [search, setSearch] = useState<Search | null>(null);
  /** The competitions whose teams were requested. When their teams are loaded, they are searched too. */
  const [asked, setAsked] = useState(nothingTried);
  const text = search?.text ?? '';

  const wanted = competitions.filter(({ id }) => asked.has(id));
  const teamsOf = useQueries({
    queries: wanted.map((competition) => competitionTeamsQuery(api, competition)),
    combine: (answers) =>
      new Map(
        wanted.flatMap(({ id }, n) => {
          const answer = answers[n];
          // A competition whose teams could not be loaded has none (COMP-7).
          const teams = answer?.data ?? ((answer?.errorUpdateCount ?? 0) > 0 ? noTeams : undefined);
          return teams === undefined ? [] : [[id, teams] as const];
        }),
      ),
  });

  const loaded = new Set(teamsOf.keys());
  const index = {
    competitions: competitions.map((each) => ({ ...each, name: competitionName(each) })),
    teams: eachOnce([...teamsOf.values()].flat()),
    shownName: (team: Team) => faceOf(team, null).name,
    loaded,
  };
  const foldAhead = useEffectEvent(() => foldFollowables(index));
  const known = [competitions.length, ...loaded].join();
  useEffect(() => whenIdle(() => foldAhead()), [known]);
  const { found, tryTeamsOf } = searchFollowables(text, { ...index, tried: search?.tried ?? nothingTried });
  // The search continues by itself: while rendering it requests the teams of further competitions, and renders again when they arrive.
  if (search !== null && tryTeamsOf.length > 0) {
    const next = tryTeamsOf.map(({ id }) => id);
    setSearch({ ...search, tried: new Set([...search.tried, ...next]) });
    setAsked(new Set([...asked, ...next]));
  }
  const isTrying = [...(search?.tried ?? nothingTried)].some((code) => !loaded.has(code));

  const isByName = search !== null && search.tried.size > 0 && !isTrying && !found.some(({ kind }) => kind === 'team');
  const byName = useQuery(teamsByNameQuery(api, userId, isByName ? text.trim() : null));
  const named = isByName ? (byName.data ?? noTeams) : noTeams;
  const awaited = isTrying && !found.some(({ kind }) => kind === 'team') ? clubsIn(competitions) : noTeams;
  const more = [...named, ...awaited];
  return {
    found: search && {
      text: search.text,
      followables:
        more.length === 0
          ? found
          : searchFollowables(text, { ...index, teams: eachOnce([...index.teams, ...more]) }).found,
      isSearching: isTrying || tryTeamsOf.length > 0 || (isByName && byName.isPending),
    },
    search: (typed) => setSearch(typed.trim() === '' ? null : { text: typed, tried: nothingTried }),
    load: (code) => setAsked(new Set([...asked, code])),
    teamsOf,
  };
}

/** The well-known clubs of the offered competitions. */
function clubsIn(competitions: readonly Competition[]): readonly Team[] {
  const offered = new Set(competitions.map(({ id }) => id));
  return clubs.filter(({ league }) => offered.has(league)).map(({ team }) => team);
}

/** Each team once, because it may play in several competitions. */
function eachOnce(teams: readonly Team[]): readonly Team[] {
  const seen = new Set<TeamId>();
  return teams.filter(({ id }) => {
    if (id === null || seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
