import { array, type InferOutput, maxBytes, minLength, nullable, object, pipe, string, trim, union } from 'valibot';
import { providerTeam } from '../provider/football-data/providerTeam.ts';

/** No team has so long a name that the bound in bytes leaves it out. */
export const searchTeamRequest = object({ name: pipe(string(), trim(), minLength(1), maxBytes(200)) });
export type SearchTeamRequest = InferOutput<typeof searchTeamRequest>;

/** One found team, or several. */
export const searchTeamAnswer = union([
  object({ teams: array(providerTeam) }),
  object({ team: nullable(providerTeam) }),
]);
export type SearchTeamAnswer = InferOutput<typeof searchTeamAnswer>;
