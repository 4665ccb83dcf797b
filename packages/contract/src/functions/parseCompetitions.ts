import type { Competition } from '@tribunen/domain';
import { array, object, unknown } from 'valibot';
import { parseAnswer } from '../parseAnswer.ts';
import { type Items, parseItems } from '../parseItems.ts';
import { toCompetition } from './toCompetition.ts';

const envelope = object({ competitions: array(unknown()) });

/**
 * The competitions of an answer. Broken competitions are left out and reported.
 *
 * @param where the function that answers
 * @throws {ContractError} when the answer is not a list
 */
export function parseCompetitions(where: string, answer: unknown): Items<Competition> {
  const listed = parseAnswer(where, envelope, answer).competitions;
  return parseItems('competitions', listed, (item) => toCompetition(where, item));
}
