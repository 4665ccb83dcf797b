import { createClient, type SupabaseClient, type WebSocketLikeConstructor } from '@supabase/supabase-js';
import { cadence } from '@tribunen/domain';
import { fetchWithin } from './fetchWithin.ts';
import { heedRetryAfter } from './heedRetryAfter.ts';
import { renewRejectedToken } from './renewRejectedToken.ts';

/** The page's one way to its backend; only this room knows what it is. */
export type BackendClient = SupabaseClient;

export interface BackendAddress {
  readonly url: string;
  readonly anonKey: string;
  /** Where `/boot/live`, `/boot/version` and `/live/delta` are, without a slash at the end. */
  readonly apiUrl: string;
  /** Where the session is kept between visits. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The network, where it is not the browser's own. */
  readonly fetch?: typeof fetch;
  readonly transport?: WebSocketLikeConstructor;
}

/** How long an answer may take before the request counts as failed. */
const timeoutMs = 15_000;

/** Often enough that 15 s without a sound mean that the link is dead (`cadence.realtime.watchdog`). */
const heartbeatIntervalMs = 10_000;

/** How long a lost socket waits to be opened again, in milliseconds: two seconds, and longer where it does not come. */
function reconnectAfterMs(tries: number): number {
  const { reconnect } = cadence.realtime;
  return [reconnect, reconnect, 5000][tries - 1] ?? 10_000;
}

/** The network as the whole of this room asks it. */
export function createNetwork({ fetch: ask }: Pick<BackendAddress, 'fetch'>): typeof fetch {
  return heedRetryAfter(fetchWithin(timeoutMs, ask));
}

/**
 * The one Supabase client of the page. It takes `WebSocket` as it stands when it is created: in the demo, create it after the
 * mock backend has started.
 */
export function createBackendClient(address: BackendAddress): BackendClient {
  const { url, anonKey, storage, transport } = address;
  const client: BackendClient = createClient(url, anonKey, {
    global: {
      fetch: renewRejectedToken(createNetwork(address), {
        anonKey,
        renew: (rejected) => renewSession(client, rejected),
        now: () => performance.now(),
      }),
    },
    // The query cache and the live polls decide what is tried again.
    db: { retry: false },
    realtime: { heartbeatIntervalMs, reconnectAfterMs, ...(transport !== undefined && { transport }) },
    auth: { storage, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true, flowType: 'pkce' },
  });
  return client;
}

async function renewSession({ auth }: BackendClient, rejected: string): Promise<void> {
  const { data } = await auth.getSession();
  if (data.session?.access_token !== rejected) return;
  const { error } = await auth.refreshSession();
  if (error !== null) throw error;
}
