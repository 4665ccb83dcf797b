import type { Match } from '../match/Match.ts';

/** Whether two versions of a match are the same in every field. */
export function isSameMatch(a: Match, b: Match): boolean {
  return isSameValue(a, b);
}

function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!hasFields(a) || !hasFields(b)) return false;
  const fields = new Map<string, unknown>(Object.entries(b));
  // Matches of one status have the same fields, so comparing the fields of one side is enough.
  return Object.entries(a).every(([name, value]) => isSameValue(value, fields.get(name)));
}

function hasFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
