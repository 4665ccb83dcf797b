interface Reload {
  /** The anonymous key. It is never renewed. */
  readonly anonKey: string;
  /** Requests a new token in place of a rejected one, unless the session has a newer token already. */
  renew(rejected: string): Promise<void>;
  /** The page's monotonic clock in milliseconds, because the device's clock may be wrong. */
  now(): number;
}

/** The time between two renewals, in case the backend rejects every token. */
const restMs = 60_000;

/**
 * A `fetch` that renews the session when the backend rejects its token. The client renews a token in time by the
 * device's clock. When that clock is behind, the token expires unnoticed and every request would fail until the next
 * sign-in. The rejection itself is passed on to the caller, who may retry.
 */
export function renewRejectedToken(ask: typeof fetch, { anonKey, renew, now }: Reload): typeof fetch {
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
