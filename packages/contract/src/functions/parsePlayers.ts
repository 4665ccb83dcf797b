import { array, object, unknown } from 'valibot';
import { parseAnswer } from '../parseAnswer.ts';
import { type Items, parseItems } from '../parseItems.ts';
import { type Player, toPlayer } from './toPlayer.ts';

const where = 'premier-league-data';
const envelope = object({ players: array(unknown()) });

/**
 * The players of a team, the answer of `premier-league-data` for `players`.
 *
 * @throws {ContractError} when the answer is not a list
 */
export function parsePlayers(answer: unknown): Items<Player> {
  return parseItems('players', parseAnswer(where, envelope, answer).players, (item) => toPlayer(where, item));
}
