import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { cadence } from '@tribunen/domain';
import { keepAuthWait } from './authWait.ts';
import { type BackendAddress, createNetwork } from './network.ts';
import { sessionKey } from './storedSession.ts';

/** The client that signs in and holds the socket. Only `backend/` knows that it is Supabase's. */
export type BackendClient = SupabaseClient;

/** So frequent that 15 s of silence mean a dead link (`cadence.realtime.watchdog`). */
const heartbeatIntervalMs = 10_000;

/** Milliseconds before a lost socket is opened again: two seconds at first, then longer. */
function reconnectAfterMs(tries: number): number {
  const { reconnect } = cadence.realtime;
  return [reconnect, reconnect, 5000][tries - 1] ?? 10_000;
}

/**
 * The one Supabase client of the page. It keeps the `WebSocket` that is global when it is created: in the demo, create it after the mock
 * backend has started.
 */
export function createBackendClient(address: BackendAddress): BackendClient {
  const { url, anonKey, storage, transport } = address;
  return createClient(url, anonKey, {
    global: { fetch: keepAuthWait(createNetwork(address)) },
    realtime: { heartbeatIntervalMs, reconnectAfterMs, ...(transport !== undefined && { transport }) },
    // `arrivalOutcome` exchanges the code in the address.
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
