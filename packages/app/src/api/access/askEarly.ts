import { authorise, isToken } from './authorise.ts';
import { fetchWithin } from './fetchWithin.ts';
import { freshSession, type SessionPlace, storedSession } from './storedSession.ts';

/** A request that the app is going to make: its path with its search and, where it calls a function, its body. */
export interface EarlyRequest {
  readonly path: string;
  readonly body?: object;
}

interface EarlyParts {
  /** Milliseconds since 1970, by the device's clock. */
  now(): number;
  readonly ask?: typeof fetch;
  /** Called with a copy of each early answer. */
  onAnswer?(path: string, answer: Response): void;
}

/** The milliseconds for which an early answer can be used. */
const usableMs = 15_000;

/**
 * Sends the first requests of a screen while its code still loads. Returns the page's network: when the app sends an
 * equal request for the same user, it receives the early answer, but only once. After a failed early request the app
 * sends its own. No early request is sent while the session on this device has to be renewed first.
 *
 * @param requestsOf returns the requests of a spectator; the id is null for a visitor
 */
export function askEarly(
  address: SessionPlace & { readonly anonKey: string },
  requestsOf: (userId: string | null) => readonly EarlyRequest[],
  { now, ask = (input, init) => fetch(input, init), onAnswer }: EarlyParts,
): typeof fetch {
  const session = freshSession(address, now());
  if (session === null && storedSession(address) !== null) return ask;
  const { url, anonKey } = address;
  const token = session?.accessToken ?? null;
  const askInTime = fetchWithin(usableMs, ask);
  const answers = new Map<string, Promise<Response>>();
  for (const { path, body } of requestsOf(session?.user.id ?? null)) {
    const isFunction = body !== undefined;
    const headers = new Headers(isFunction ? { 'Content-Type': 'application/json' } : {});
    const init: RequestInit = {
      headers: authorise(headers, { anonKey, token, keyAsToken: !isFunction || isToken(anonKey) }),
      ...(isFunction && { method: 'POST', body: JSON.stringify(body) }),
    };
    const answer = askInTime(`${url}${path}`, init);
    // The app sends the request again, and reports the failure then.
    answer.then((response) => onAnswer?.(path, response.clone())).catch(() => {});
    answers.set(keyOf(`${url}${path}`, init), answer);
  }
  setTimeout(() => answers.clear(), usableMs);
  return (input, init) => {
    const key = keyOf(input, init);
    const early = answers.get(key);
    answers.delete(key);
    return early?.catch(() => ask(input, init)) ?? ask(input, init);
  };
}

/** A request's method, address, body and sender, so that no spectator receives an answer meant for another. */
function keyOf(input: RequestInfo | URL, init?: RequestInit): string {
  const address = input instanceof Request ? input.url : String(input);
  const sender = new Headers(init?.headers).get('authorization');
  return JSON.stringify([init?.method ?? 'GET', address, init?.body ?? null, sender]);
}
