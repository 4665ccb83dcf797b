import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { ReadFile } from './FileFault.ts';
import { lineAt, lineOf, type PathStep } from './lineOf.ts';

/**
 * A JSON file, parsed by its schema. What is wrong is told by line and field.
 *
 * @example
 * readJson(array(number()), '[1,\n"2"]'); // { ok: false, fault: { line: 2, field: '1', message: 'Invalid type: …' } }
 */
export function readJson<Schema extends GenericSchema>(schema: Schema, text: string): ReadFile<InferOutput<Schema>> {
  const json = readText(text);
  if (!json.ok) return json;
  const parsed = safeParse(schema, json.value);
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  const path = (issue.path ?? []).map(({ key }): PathStep => (typeof key === 'number' ? key : String(key)));
  return {
    ok: false,
    fault: { line: lineOf(text, path), field: path.join('.'), message: issue.message },
  };
}

/** The value of a JSON text, whatever it is. */
export function readText(text: string): ReadFile<unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, fault: { line: brokenLine(text, message), field: '', message } };
  }
}

/** Engines say where a JSON text breaks, each in its own words. */
function brokenLine(text: string, message: string): number {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  // Otherwise it ends too early.
  return lineAt(text, position === undefined ? text.length : Number(position));
}
