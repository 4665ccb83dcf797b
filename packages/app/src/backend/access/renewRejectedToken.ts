interface Renewal {
  /** The anonymous key. It is never renewed. */
  readonly anonKey: string;
  /** Requests a new token to replace a rejected one, unless there is a newer one already. */
  renew(rejected: string): Promise<void>;
  /** The page's monotonic clock in milliseconds: the device's clock may be wrong. */
  now(): number;
}

/** At most one renewal a minute, in case the backend rejects every token. */
const restMs = 60_000;

/**
 * `fetch` that renews the session when the backend rejects its token. The client renews in time by the device's clock; when that clock is
 * behind, the token expires unnoticed and every request would fail until the next sign-in. The rejected answer itself is passed on; the caller
 * retries when it wants.
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
