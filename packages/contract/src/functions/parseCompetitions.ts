import { type Competition, normaliseCompetition } from '@tribunen/domain';
import { array, object, safeParse, unknown } from 'valibot';
import { faultOf } from '../ContractFault.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { type Items, parseItems } from '../parseItems.ts';
import { providerCompetition } from '../provider/football-data/providerCompetition.ts';

const envelope = object({ competitions: array(unknown()) });

/**
 * The competitions of a look-up that can be read.
 *
 * @param where the function that answers
 * @throws {ContractError} when the answer is not a list
 * @example
 * const { values, faults } = parseCompetitions('competitions', answer);
 */
export function parseCompetitions(where: string, answer: unknown): Items<Competition> {
  const listed = parseAnswer(where, envelope, answer).competitions;
  return parseItems('competitions', listed, (item) => {
    const parsed = safeParse(providerCompetition, item);
    if (!parsed.success) return { ok: false, fault: faultOf(where, parsed.issues) };
    const { id, code, name, emblem, crest_url } = parsed.output;
    return { ok: true, value: normaliseCompetition({ id, code, name, emblem: emblem ?? crest_url }) };
  });
}
