import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { cadence } from '@tribunen/domain';
import { keepAuthWait } from './authWait.ts';
import { type BackendAddress, createNetwork } from './network.ts';
import { sessionKey } from './storedSession.ts';

/** Signs in and holds the socket. Only `backend` knows that it is Supabase's. */
export type BackendClient = SupabaseClient;

/** Frequent enough that 15 s of silence mean a dead link (`cadence.realtime.watchdog`). */
const heartbeatIntervalMs = 10_000;

/** Milliseconds before a lost socket is opened again: two seconds at first, then longer. */
function reconnectAfterMs(tries: number): number {
  const { reconnect } = cadence.realtime;
  return [reconnect, reconnect, 5000][tries - 1] ?? 10_000;
}

/**
 * The one Supabase client of the page. It takes `WebSocket` as it stands when it is created: in the demo, create it after the
 * mock backend has started.
 */
export function createBackendClient(address: BackendAddress): BackendClient {
  const { url, anonKey, storage, transport } = address;
  return createClient(url, anonKey, {
    global: { fetch: keepAuthWait(createNetwork(address)) },
    realtime: { heartbeatIntervalMs, reconnectAfterMs, ...(transport !== undefined && { transport }) },
    // What the address brings is exchanged by `arrivalOutcome`.
    auth: {
      storage,
      storageKey: sessionKey(address),
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
      flowType: 'pkce',
    },
  });
}
