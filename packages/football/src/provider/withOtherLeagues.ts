import type { Football, ProviderCompetition, ProviderTeamDetails } from '@tribunen/contract';
import { allowList, clubs, topLeagues } from '@tribunen/domain';
import { inventSquad } from '../../seed/inventSquad.ts';
import type { SeedNames } from '../../seed/seedSchema.ts';
import { toProviderTeam } from './toProviderTeam.ts';
import { toSquadPlayer } from './toSquadPlayer.ts';

/**
 * Adds the missing top leagues to a source of football: their well-known clubs, with squads of people who do not exist,
 * and without matches, tables and scorers.
 */
export function withOtherLeagues(football: Football, names: SeedNames[string]): Football {
  const leagues = football.competitions().then((own) => {
    const known = new Set(own.map(({ code }) => code));
    return allowList
      .filter(({ code }) => topLeagues.includes(code) && !known.has(code))
      .map(({ code, dbId, name }): ProviderCompetition => ({ id: dbId, code, name, emblem: null }));
  });
  const leagueOf = async (asked: string): Promise<ProviderCompetition | null> =>
    (await leagues).find(({ id, code }) => asked === code || asked === String(id)) ?? null;
  const teamsIn = (league: string): readonly ProviderTeamDetails[] =>
    clubs
      .filter((club) => club.league === league)
      .map(({ team: { id, name, shortName, tla } }) => ({
        ...toProviderTeam({ id: Number(id), name, shortName, tla: tla ?? '' }),
        venue: null,
        coach: null,
        squad: inventSquad(Number(id), names).map(toSquadPlayer),
      }));
  return {
    ...football,
    competitions: async () => [...(await football.competitions()), ...(await leagues)],
    async seasonOf(asked) {
      const competition = await leagueOf(asked);
      return competition === null ? football.seasonOf(asked) : { competition, matches: [] };
    },
    async teamsOf(asked) {
      const competition = await leagueOf(asked);
      return competition === null ? football.teamsOf(asked) : teamsIn(competition.code);
    },
    async teams() {
      return [...(await football.teams()), ...(await leagues).flatMap(({ code }) => teamsIn(code))];
    },
    async team(id) {
      for (const competition of await leagues) {
        const team = teamsIn(competition.code).find((one) => one.id === id);
        if (team !== undefined) return { ...team, runningCompetitions: [competition] };
      }
      return football.team(id);
    },
  };
}
