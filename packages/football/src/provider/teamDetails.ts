import type { ProviderTeamDetails } from '@tribunen/contract';
import type { Season } from '../../seed/loadSeed.ts';
import { toProviderTeam } from './toProviderTeam.ts';
import { toSquadPlayer } from './toSquadPlayer.ts';

/** A team with its competitions and its squad, in the provider's shape; null when no team has that id. */
export function teamDetails(seasons: readonly Season[], id: number): ProviderTeamDetails | null {
  const own = seasons.filter(({ teams }) => teams.some((team) => team.id === id));
  const team = own.flatMap(({ teams }) => teams).find((each) => each.id === id);
  if (team === undefined) return null;
  return {
    ...toProviderTeam(team),
    venue: null,
    coach: null,
    runningCompetitions: own.map(({ competition }) => ({ ...competition, emblem: null })),
    squad: own.flatMap(({ squads }) => squads.get(id) ?? []).map(toSquadPlayer),
  };
}
