/**
 * Whether one JSON value contains another, as Postgres' `@>` decides: objects by their keys, arrays by their elements.
 */
export function containsJson(whole: unknown, part: unknown): boolean {
  if (Array.isArray(whole)) {
    const parts: readonly unknown[] = Array.isArray(part) ? part : [part];
    return parts.every((each) => whole.some((element: unknown) => containsJson(element, each)));
  }
  if (isObject(whole) && isObject(part)) {
    return Object.entries(part).every(([key, value]) => Object.hasOwn(whole, key) && containsJson(whole[key], value));
  }
  return whole === part;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
