import { parseAnswer } from '../parseAnswer.ts';
import { fantasyTeamAnswer } from './fantasy-premier-league.ts';

/**
 * The name of a manager's team, the answer of `fantasy-premier-league` for `team`.
 *
 * @throws {ContractError} when the answer has no name
 */
export function parseFantasyTeam(answer: unknown): { readonly name: string } {
  return parseAnswer('fantasy-premier-league', fantasyTeamAnswer, answer);
}
