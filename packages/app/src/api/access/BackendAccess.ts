import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { LiveMode } from '@tribunen/domain';
import { Observable } from '../../lib/state/Observable.ts';
import { nextTask } from '../../lib/tasks/nextTask.ts';
import type { BackendClient } from './client.ts';
import { type Authorisation, authorise, isToken } from './authorise.ts';
import { type BackendAddress, createNetwork, inBackground } from './network.ts';
import type { KnownGate } from './KnownGate.ts';
import { renewRejectedToken } from './renewRejectedToken.ts';
import { restInCrowd } from './restInCrowd.ts';
import { freshSession, renewalMs, sessionKey, storedSession, type StoredSession } from './storedSession.ts';

interface TokenSource extends Omit<Authorisation, 'token'> {
  /** The access token of the signed-in user; null for a visitor. */
  readonly token: () => Promise<string | null>;
}

type LoadClient = (address: BackendAddress) => Promise<BackendClient>;

/** The backend's tables and functions. */
interface TablesAndFunctions {
  readonly tables: PostgrestClient;
  readonly functions: FunctionsClient;
}

/**
 * The page's access to its backend. Tables and functions are available from the start. The Supabase client, which signs
 * in and holds the socket, is large and not needed by the first screen, so it is loaded when it is first used.
 */
export class BackendAccess {
  readonly address: BackendAddress;
  readonly tables: PostgrestClient;
  readonly functions: FunctionsClient;
  /** The same for polls and for days that are loaded ahead: the browser sends these requests after those for which somebody waits. */
  readonly background: TablesAndFunctions;
  /** The backend's mode (LIVE-22); null until it is known (LIVE-26). The live feed receives the mode and sets it here. */
  readonly mode = new Observable<LiveMode | null>(null);
  /** The functions for which the page waits because the backend has not yet fetched their data from the provider. */
  readonly awaited = new Observable<readonly string[]>([]);
  /** Null when the reader has neither chosen a delay nor hidden a result. */
  gate: KnownGate | null = null;
  /** Ends when the gate knows what the user hides on their devices. The other answers wait for it (KNOWN-17). */
  hidden: Promise<unknown> | null = null;
  readonly #loadClient: LoadClient;
  #client: Promise<BackendClient> | null = null;
  #issued: { readonly accessToken: string; readonly usableUntil: number } | null = null;
  #loaded: BackendClient | null = null;
  readonly #onClient = new Set<(client: BackendClient) => void>();

  constructor(address: BackendAddress, loadClient: LoadClient = fetchClient) {
    this.address = address;
    this.#loadClient = loadClient;
    const { url, anonKey } = address;
    const ask = renewRejectedToken(createNetwork(address), {
      anonKey,
      renew: (rejected) => this.#renew(rejected),
      now: () => performance.now(),
    });
    const network: typeof fetch = async (input, init) => {
      const response = await ask(input, init);
      if (!/hidden_results/.test(input instanceof Request ? input.url : `${input}`)) await this.hidden;
      return response;
    };
    const token = () => this.#token();
    const open = (ask: typeof fetch): TablesAndFunctions => ({
      tables: new PostgrestClient(`${url}/rest/v1`, {
        schema: 'public',
        fetch: authorisedFetch(restInCrowd(ask, this.mode), { anonKey, token, keyAsToken: true }),
        // The query cache and the live polls decide which requests are repeated.
        retry: false,
      }),
      functions: new FunctionsClient(`${url}/functions/v1`, {
        customFetch: authorisedFetch(ask, { anonKey, token, keyAsToken: isToken(anonKey) }),
      }),
    });
    const { tables } = open(network);
    this.tables = tables;
    this.functions = open(async (input, init) => {
      const response = await network(input, init);
      if (response.status !== 503) return response;
      const { untilKnown } = await import('./untilKnown.ts');
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const name = pathname.slice(pathname.lastIndexOf('/') + 1);
      return untilKnown(response, () => network(input, init), {
        name,
        awaited: this.awaited,
        signal: init?.signal ?? null,
      });
    }).functions;
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

  /** Calls the listener with the client when it is loaded, at once if it is already. Returns a function that ends the wait. */
  whenClient(listener: (client: BackendClient) => void): () => void {
    if (this.#loaded !== null) listener(this.#loaded);
    else this.#onClient.add(listener);
    return () => this.#onClient.delete(listener);
  }

  /** The session stored on this device, expired or not; null when there is none. */
  keptSession(): StoredSession | null {
    return storedSession(this.address);
  }

  /** Calls the listener when another tab may have changed the session stored on this device. Returns a function that stops it. */
  whenKeptElsewhere(listener: () => void): () => void {
    const { storageEvents } = this.address;
    const listen = ({ key }: StorageEvent): void => {
      // The key is null when everything was cleared.
      if (key === null || key === sessionKey(this.address)) listener();
    };
    storageEvents?.addEventListener('storage', listen);
    return () => storageEvents?.removeEventListener('storage', listen);
  }

  /** The session stored on this device, if its token is still usable; null when only the client can tell the session. */
  freshSession(): StoredSession | null {
    return freshSession(this.address, Date.now());
  }

  /**
   * Remembers a token that the server has just issued, with its expiry by the page's stopwatch. By a device's clock
   * that is fast the token would have expired already, and would be renewed for every request.
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

/** Adds the key and the token to each request, as the Supabase client does. */
function authorisedFetch(ask: typeof fetch, { token, ...key }: TokenSource): typeof fetch {
  return async (input, init) =>
    ask(input, { ...init, headers: authorise(new Headers(init?.headers), { ...key, token: await token() }) });
}
