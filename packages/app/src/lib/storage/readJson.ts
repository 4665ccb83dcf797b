import { type GenericSchema, safeParse } from 'valibot';

/**
 * What stored JSON says, by a schema; null where it says something else, as another version of the app may have written.
 *
 * @example
 * readJson(boolean(), 'true'); // true
 * readJson(boolean(), '{'); // null
 */
export function readJson<Value>(schema: GenericSchema<unknown, Value>, text: string | null): Value | null {
  if (text === null) return null;
  try {
    const parsed = safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    // Not ours, or cut off.
    return null;
  }
}
