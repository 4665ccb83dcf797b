import { array, type InferOutput, maxBytes, minLength, nullable, object, pipe, string, trim, union } from 'valibot';
import { providerTeam } from '../provider/football-data/providerTeam.ts';

/** The limit in bytes is longer than the name of any team. */
export const searchTeamRequest = object({ name: pipe(string(), trim(), minLength(1), maxBytes(200)) });
export type SearchTeamRequest = InferOutput<typeof searchTeamRequest>;

/** One found team, or several. */
export const searchTeamAnswer = union([
  object({ teams: array(providerTeam) }),
  object({ team: nullable(providerTeam) }),
]);
export type SearchTeamAnswer = InferOutput<typeof searchTeamAnswer>;
