import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { ContractError, faultOf } from './ContractFault.ts';

/**
 * The answer of a function or endpoint, where nothing can be shown of one that breaks its word.
 *
 * @param where the function or endpoint that answers
 * @throws {ContractError} when it does
 * @example
 * const { standings } = parseAnswer('football-data', standingsEnvelope, await response.json());
 */
export function parseAnswer<Schema extends GenericSchema>(
  where: string,
  schema: Schema,
  answer: unknown,
): InferOutput<Schema> {
  const parsed = safeParse(schema, answer);
  if (!parsed.success) throw new ContractError(faultOf(where, parsed.issues));
  return parsed.output;
}
