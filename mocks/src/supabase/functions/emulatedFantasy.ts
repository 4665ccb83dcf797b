import type { FantasyGame } from '@tribunen/domain';
import type { Fantasy } from '@tribunen/edge';
import type { MatchSource } from '../../MatchSource.ts';
import {
  fantasyEntryOf,
  fantasyLeagues,
  fantasyTeamName,
  FantasyWorld,
  pickFantasySquad,
  refusalOfTeam,
  seasonOf,
} from '@tribunen/football';

/**
 * A fantasy game of the demo at a moment. The same team id always gives the same team.
 *
 * @param now milliseconds since 1970
 */
export function emulatedFantasy(game: FantasyGame, matches: MatchSource, now: number): Fantasy {
  const season = seasonOf(matches.seasons, fantasyLeagues[game]);
  return {
    team(teamId) {
      const refusal = season === null ? 'unknown' : refusalOfTeam(teamId, game);
      return Promise.resolve(
        refusal === null ? { status: 'known', name: fantasyTeamName(teamId) } : { status: refusal },
      );
    },
    picks(teamId) {
      if (season === null) return Promise.resolve([]);
      const world = new FantasyWorld(game, matches, season, now);
      return Promise.resolve(
        pickFantasySquad(teamId, season).map((pick) => ({
          ...pick,
          gameweek_points: world.elementOf(pick.element).stats.total_points,
        })),
      );
    },
    gameweek(teamIds) {
      if (season === null) return Promise.resolve({ events: [], teams: [], fixtures: [], elements: [], entries: [] });
      const world = new FantasyWorld(game, matches, season, now);
      const known = teamIds.filter((teamId) => refusalOfTeam(teamId, game) === null);
      const entries = world.currentEvent === null ? [] : known.map((teamId) => fantasyEntryOf(teamId, season, world));
      const picked = new Set(entries.flatMap(({ squad }) => squad.picks.map(({ element }) => element)));
      return Promise.resolve({
        events: world.events,
        teams: world.teams,
        fixtures: [...world.fixtures],
        elements: [...picked].map((element) => world.elementOf(element)),
        entries,
      });
    },
  };
}
