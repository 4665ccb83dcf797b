interface Renewal {
  /** The key of those who are not signed in, which nothing renews. */
  readonly anonKey: string;
  /** Asks for a new token in the place of a rejected one, unless there is one already. */
  renew(rejected: string): Promise<void>;
  /** The page's own clock in milliseconds: the device's may be what is wrong. */
  now(): number;
}

/** A backend that rejects every token is not asked for new ones again and again. */
const restMs = 60_000;

/**
 * `fetch` that has the session renewed where the backend rejects its token. The client renews it in time by the device's clock; where that is
 * behind, the token runs out without it, and every request would be refused until somebody signs in anew. The answer itself is handed on:
 * who asked tries again in their own time.
 */
export function renewRejectedToken(ask: typeof fetch, { anonKey, renew, now }: Renewal): typeof fetch {
  let restsUntil = -Infinity;
  return async (input, init) => {
    const response = await ask(input, init);
    const token = response.status === 401 ? tokenOf(init?.headers) : null;
    if (token !== null && token !== anonKey && now() >= restsUntil) {
      restsUntil = now() + restMs;
      renew(token).catch((error: unknown) => console.error('The session could not be renewed', error));
    }
    return response;
  };
}

function tokenOf(headers: RequestInit['headers']): string | null {
  return /^Bearer (.+)$/.exec(new Headers(headers).get('authorization') ?? '')?.[1] ?? null;
}
