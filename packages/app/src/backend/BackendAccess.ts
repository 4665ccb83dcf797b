import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { authorisedFetch } from './authorisedFetch.ts';
import type { BackendClient } from './client.ts';
import { type BackendAddress, createNetwork } from './network.ts';
import { renewRejectedToken } from './renewRejectedToken.ts';
import { storedSession, type StoredSession } from './storedSession.ts';

type LoadClient = (address: BackendAddress) => Promise<BackendClient>;

/** Less than this before it expires, a token is renewed instead of used: the client does so too. */
const renewalMs = 90_000;

/**
 * The page's one way to its backend. Tables and functions can be asked at once. The Supabase client, with sign-in and socket, is large and
 * comes when somebody asks for it: the first screen stands without.
 */
export class BackendAccess {
  readonly address: BackendAddress;
  readonly tables: PostgrestClient;
  readonly functions: FunctionsClient;
  readonly #loadClient: LoadClient;
  #client: Promise<BackendClient> | null = null;
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
    this.tables = new PostgrestClient(`${url}/rest/v1`, {
      schema: 'public',
      fetch: authorisedFetch(network, { anonKey, token, keyAsToken: true }),
      // The query cache and the live polls decide what is tried again.
      retry: false,
    });
    this.functions = new FunctionsClient(`${url}/functions/v1`, {
      customFetch: authorisedFetch(network, { anonKey, token, keyAsToken: !anonKey.startsWith('sb_') }),
    });
  }

  /** The one Supabase client of the page. A load that failed is tried again by the next who asks. */
  client(): Promise<BackendClient> {
    this.#client ??= this.#loadClient(this.address).then(
      (client) => {
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

  /** Hands on the client once somebody has loaded it. Returns what ends the waiting. */
  whenClient(listener: (client: BackendClient) => void): () => void {
    this.#onClient.add(listener);
    return () => this.#onClient.delete(listener);
  }

  /** Whether this device keeps a session, whatever has become of its token. */
  keepsSession(): boolean {
    return storedSession(this.address) !== null;
  }

  /** The session that this device keeps, if its token can still be used; null where the client has to say who is here. */
  freshSession(): StoredSession | null {
    const stored = storedSession(this.address);
    return stored !== null && stored.expiresAtMs - Date.now() > renewalMs ? stored : null;
  }

  async #token(): Promise<string | null> {
    if (this.#client === null) {
      if (!this.keepsSession()) return null;
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
  return createBackendClient(address);
}
