import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { nextTask } from '../../lib/tasks/nextTask.ts';
import type { BackendClient } from './client.ts';
import { type BackendAddress, createNetwork, inBackground } from './network.ts';
import { renewRejectedToken } from './renewRejectedToken.ts';
import { sessionKey, storedSession, type StoredSession } from './storedSession.ts';

interface Authorisation {
  readonly anonKey: string;
  /** The token of the session; null where nobody is signed in. */
  readonly token: () => Promise<string | null>;
  /** Whether the key is sent as the token when nobody is signed in. Functions accept a key only if it is a token. */
  readonly keyAsToken: boolean;
}

type LoadClient = (address: BackendAddress) => Promise<BackendClient>;

/** The backend's tables and functions. */
interface TablesAndFunctions {
  readonly tables: PostgrestClient;
  readonly functions: FunctionsClient;
}

/** A token that expires sooner than this is renewed before use, as the client itself does. */
const renewalMs = 90_000;

/**
 * The page's access to its backend. Tables and functions answer from the start. The Supabase client, which signs in and holds the socket, is
 * large, so it is loaded when it is first asked for; the first screen does not need it.
 */
export class BackendAccess {
  readonly address: BackendAddress;
  readonly tables: PostgrestClient;
  readonly functions: FunctionsClient;
  /** For polls and days loaded ahead: the browser sends them after the requests that somebody waits for. */
  readonly background: TablesAndFunctions;
  readonly #loadClient: LoadClient;
  #client: Promise<BackendClient> | null = null;
  #issued: { readonly accessToken: string; readonly usableUntil: number } | null = null;
  #loaded: BackendClient | null = null;
  readonly #onClient = new Set<(client: BackendClient) => void>();

  constructor(address: BackendAddress, loadClient: LoadClient = fetchClient) {
    this.address = address;
    this.#loadClient = loadClient;
    const { url, anonKey } = address;
    const network = renewRejectedToken(createNetwork(address), {
      anonKey,
      renew: (rejected) => this.#renew(rejected),
      now: () => performance.now(),
    });
    const token = () => this.#token();
    const open = (ask: typeof fetch): TablesAndFunctions => ({
      tables: new PostgrestClient(`${url}/rest/v1`, {
        schema: 'public',
        fetch: authorisedFetch(ask, { anonKey, token, keyAsToken: true }),
        // The query cache and the live polls decide what is tried again.
        retry: false,
      }),
      functions: new FunctionsClient(`${url}/functions/v1`, {
        customFetch: authorisedFetch(ask, { anonKey, token, keyAsToken: !anonKey.startsWith('sb_') }),
      }),
    });
    const { tables, functions } = open(network);
    this.tables = tables;
    this.functions = functions;
    this.background = open(inBackground(network));
  }

  /** The page's one Supabase client. After a failed load the next caller tries again. */
  client(): Promise<BackendClient> {
    this.#client ??= this.#loadClient(this.address).then(
      (client) => {
        this.#rememberIssued(client);
        this.#loaded = client;
        for (const listener of this.#onClient) listener(client);
        this.#onClient.clear();
        return client;
      },
      (error: unknown) => {
        this.#client = null;
        throw error;
      },
    );
    return this.#client;
  }

  /** Calls the listener with the client once it is loaded, at once where it is loaded already. Returns the function that ends the wait. */
  whenClient(listener: (client: BackendClient) => void): () => void {
    if (this.#loaded !== null) listener(this.#loaded);
    else this.#onClient.add(listener);
    return () => this.#onClient.delete(listener);
  }

  /** The session stored on this device, expired or not; null when there is none. */
  keptSession(): StoredSession | null {
    return storedSession(this.address);
  }

  /** Calls the listener when another tab may have changed the session stored on this device. Returns the function that ends it. */
  whenKeptElsewhere(listener: () => void): () => void {
    const { storageEvents } = this.address;
    const listen = ({ key }: StorageEvent): void => {
      // The key is null when everything was cleared.
      if (key === null || key === sessionKey(this.address)) listener();
    };
    storageEvents?.addEventListener('storage', listen);
    return () => storageEvents?.removeEventListener('storage', listen);
  }

  /** The session stored on this device while its token is usable; null when the client is needed to know the session. */
  freshSession(): StoredSession | null {
    const stored = this.keptSession();
    return stored !== null && stored.expiresAtMs - Date.now() > renewalMs ? stored : null;
  }

  /**
   * Remembers a token that the server has just issued, with its expiry by the page's stopwatch: by a device's clock that is ahead it would have
   * expired already, and would be renewed for every request.
   */
  #rememberIssued({ auth }: BackendClient): void {
    auth.onAuthStateChange((event, session) => {
      if (event === 'TOKEN_REFRESHED' && session !== null) {
        const usableUntil = performance.now() + session.expires_in * 1000 - renewalMs;
        this.#issued = { accessToken: session.access_token, usableUntil };
      } else if (session?.access_token !== this.#issued?.accessToken) this.#issued = null;
    });
  }

  async #token(): Promise<string | null> {
    if (this.#issued !== null && performance.now() < this.#issued.usableUntil) return this.#issued.accessToken;
    if (this.#client === null) {
      if (this.keptSession() === null) return null;
      const fresh = this.freshSession();
      if (fresh !== null) return fresh.accessToken;
    }
    const { auth } = await this.client();
    const { data } = await auth.getSession();
    return data.session?.access_token ?? null;
  }

  async #renew(rejected: string): Promise<void> {
    const { auth } = await this.client();
    const { data } = await auth.getSession();
    if (data.session?.access_token !== rejected) return;
    const { error } = await auth.refreshSession();
    if (error !== null) throw error;
  }
}

async function fetchClient(address: BackendAddress): Promise<BackendClient> {
  const { createBackendClient } = await import('./client.ts');
  await nextTask();
  return createBackendClient(address);
}

/** Adds the project's key and the session's token to each request, as the Supabase client does. */
function authorisedFetch(ask: typeof fetch, { anonKey, token, keyAsToken }: Authorisation): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', anonKey);
    const bearer = (await token()) ?? (keyAsToken ? anonKey : null);
    if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
    return ask(input, { ...init, headers });
  };
}
