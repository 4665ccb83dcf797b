interface Authorisation {
  readonly anonKey: string;
  /** The token of the session; null where nobody is signed in. */
  readonly token: () => Promise<string | null>;
  /** Whether the key is sent as the token when nobody is signed in. Functions accept only keys that are tokens themselves. */
  readonly keyAsToken: boolean;
}

/** Adds the project's key and the session's token to each request, as the Supabase client does. */
export function authorisedFetch(ask: typeof fetch, { anonKey, token, keyAsToken }: Authorisation): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', anonKey);
    const bearer = (await token()) ?? (keyAsToken ? anonKey : null);
    if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
    return ask(input, { ...init, headers });
  };
}
