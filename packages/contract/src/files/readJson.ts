import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { faultKindOf } from './faultKindOf.ts';
import type { ReadFile } from './FileFault.ts';
import { type PathStep, placeAt, placeOf } from './placeOf.ts';

/** A JSON file, parsed by its schema. A fault names its line and its field. */
export function readJson<Schema extends GenericSchema>(schema: Schema, text: string): ReadFile<InferOutput<Schema>> {
  const json = readText(text);
  if (!json.ok) return json;
  const parsed = safeParse(schema, json.value);
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  const path = (issue.path ?? []).map(({ key }): PathStep => (typeof key === 'number' ? key : String(key)));
  return {
    ok: false,
    fault: {
      format: null,
      ...placeOf(text, path),
      field: path.join('.'),
      message: issue.message,
      what: faultKindOf(issue),
    },
  };
}

/** A string, or one of the numbers that JSON does not have. */
const NO_NUMBER = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;

/** A text with null for NaN and Infinity, which Python writes. */
export function withoutNoNumbers(text: string): string {
  if (!/NaN|Infinity/.test(text)) return text;
  return text.replace(NO_NUMBER, (token) => (token.startsWith('"') ? token : 'null'));
}

/** The value of a JSON text, of any type. */
export function readText(text: string): ReadFile<unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const fault = {
      format: null,
      ...placeAt(text, brokenAt(text)),
      field: '',
      message,
      what: { kind: 'not-json' },
    } as const;
    return { ok: false, fault };
  }
}

/**
 * The position from which a text is not JSON. It is not taken from the error, because each engine words the error
 * differently or gives no position.
 */
function brokenAt(text: string): number {
  let at = 0;
  const skipSpace = (): void => {
    while (/\s/.test(text[at] ?? '')) at += 1;
  };
  const take = (token: RegExp): boolean => {
    skipSpace();
    token.lastIndex = at;
    if (!token.test(text)) return false;
    at = token.lastIndex;
    return true;
  };
  const string = /"(?:[^"\\]|\\.)*"/y;
  const scalar = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/y;
  const members = (open: RegExp, close: RegExp, member: () => boolean): boolean | null => {
    if (!take(open)) return null;
    if (take(close)) return true;
    do if (!member()) return false;
    while (take(/,/y));
    return take(close);
  };
  const value = (): boolean =>
    members(/\{/y, /\}/y, () => take(string) && take(/:/y) && value()) ?? members(/\[/y, /\]/y, value) ?? take(scalar);
  value();
  skipSpace();
  return at;
}
