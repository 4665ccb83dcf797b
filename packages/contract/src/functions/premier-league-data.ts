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
 * The request, in the body of a POST: for the teams, or for the players of one team. A GET sends the same in `action`
 * and `teamId`.
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
