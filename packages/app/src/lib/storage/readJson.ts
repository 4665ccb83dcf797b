import { type GenericSchema, safeParse } from 'valibot';

/** Parses stored JSON by a schema; null if it does not match, as a text of another version of the app may not. */
export function readJson<Value>(schema: GenericSchema<unknown, Value>, text: string | null): Value | null {
  if (text === null) return null;
  try {
    const parsed = safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    // The text is not JSON, or is cut off.
    return null;
  }
}
