import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { ContractError, faultOf } from './ContractFault.ts';

/**
 * Parses an answer that can only be used when all of it is valid.
 *
 * @param where the function or endpoint that answers
 * @throws {ContractError} when the answer breaks the contract
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
