import { array, type InferOutput, number, object, string, union } from 'valibot';
import { providerTeam } from '../provider/football-data/providerTeam.ts';

/** The request for the teams of a competition, by its numeric id or code. */
export const teamsRequest = object({ competitionId: union([number(), string()]) });
export type TeamsRequest = InferOutput<typeof teamsRequest>;

/** Also the answer of `football-data` for `competitions/{id}/teams`, and of `premier-league-data` for `teams`. */
export const teamsAnswer = object({ teams: array(providerTeam) });
export type TeamsAnswer = InferOutput<typeof teamsAnswer>;
