import { array, type InferOutput, minLength, nullable, object, pipe, string, trim, union } from 'valibot';
import { providerTeam } from '../provider/football-data/providerTeam.ts';

export const searchTeamRequest = object({ name: pipe(string(), trim(), minLength(1)) });
export type SearchTeamRequest = InferOutput<typeof searchTeamRequest>;

/** One found team, or several. */
export const searchTeamAnswer = union([
  object({ teams: array(providerTeam) }),
  object({ team: nullable(providerTeam) }),
]);
export type SearchTeamAnswer = InferOutput<typeof searchTeamAnswer>;
