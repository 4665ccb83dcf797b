import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { readJson } from '@tribunen/servers';

/**
 * The body of a POST, parsed; null when it does not match the function's schema.
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
