import {
  array,
  type InferOutput,
  literal,
  nullish,
  number,
  object,
  optional,
  string,
  union,
  unknown,
  variant,
} from 'valibot';
import { teamsAnswer } from './teams.ts';

const numberOrText = union([number(), string()]);

/**
 * The request, in the body of a POST: the teams, or the players of one. A GET sends the same as `action` and `teamId`.
 */
export const premierLeagueRequest = variant('action', [
  object({ action: literal('teams'), params: optional(unknown()) }),
  object({ action: literal('players'), params: object({ teamId: numberOrText }) }),
]);
export type PremierLeagueRequest = InferOutput<typeof premierLeagueRequest>;

export const premierLeaguePlayer = object({
  id: numberOrText,
  name: string(),
  position: nullish(string()),
  shirtNumber: nullish(number()),
});
export type PremierLeaguePlayer = InferOutput<typeof premierLeaguePlayer>;

export const premierLeagueTeamsAnswer = teamsAnswer;

export const premierLeaguePlayersAnswer = object({ players: array(premierLeaguePlayer) });
export type PremierLeaguePlayersAnswer = InferOutput<typeof premierLeaguePlayersAnswer>;
