const hidden = 'redacted';
const secretNames = new Set([
  'access_token',
  'refresh_token',
  'provider_token',
  'provider_refresh_token',
  'id_token',
  'token',
  'token_hash',
  'apikey',
  'authorization',
  'password',
  'auth_code',
  'code_verifier',
]);
/** A sign-in code is a secret in an address only. In an answer, a `code` is that of a competition, a team or an error. */
const signInCode = 'code';
const emailPattern = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g;
const tokenPattern = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
const hiddenEmail = 'redacted@example.invalid';

/**
 * Removes tokens, keys, passwords and e-mail addresses from a text. JSON keeps all its fields, so that it can be replayed.
 */
export function redactText(text: string): string {
  if (/^\s*[[{"]/.test(text)) {
    const parsed = parsedJson(text);
    if (parsed !== undefined) return JSON.stringify(redactValue(parsed));
  }
  return text.replace(tokenPattern, hidden).replace(emailPattern, hiddenEmail);
}

/** Redacts a value and makes it fit for JSON. A value that JSON cannot hold is replaced by its name. */
export function redactValue(value: unknown): unknown {
  return walk(value, new Set());
}

/** Removes the key and the tokens from the query of an address. */
export function redactUrl(address: string): string {
  const url = new URL(address, 'http://relative');
  for (const name of url.searchParams.keys()) {
    const value = url.searchParams.get(name);
    if (secretNames.has(name) || name === signInCode) url.searchParams.set(name, hidden);
    else if (value !== null && redactText(value) !== value) url.searchParams.set(name, redactText(value));
  }
  return url.href.replace('http://relative', '');
}

function walk(value: unknown, above: ReadonlySet<object>): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (above.has(value)) return '…';
  const within = new Set([...above, value]);
  if (value instanceof Error) return walk({ name: value.name, message: value.message, cause: value.cause }, within);
  if (value instanceof Map || value instanceof Set) return walk([...value], within);
  if (Array.isArray(value)) return value.map((item) => walk(item, within));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      secretNames.has(name.toLowerCase()) && typeof field === 'string' ? hidden : walk(field, within),
    ]),
  );
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The text only looks like JSON.
    return undefined;
  }
}
