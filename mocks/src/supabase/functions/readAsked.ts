import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { readJson } from '../readJson.ts';

/**
 * What a POST asks in its body; null where that is not what the function takes.
 *
 * @example
 * const asked = await readAsked(request, teamsRequest);
 */
export async function readAsked<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<InferOutput<Schema> | null> {
  const parsed = safeParse(schema, await readJson(request));
  return parsed.success ? parsed.output : null;
}
