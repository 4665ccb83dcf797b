import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { cadence } from '@tribunen/domain';
import { keepAuthWait } from './authWait.ts';
import { type BackendAddress, createNetwork } from './network.ts';
import { sessionKey } from './storedSession.ts';

/** The client that signs in and holds the socket. Only the folder `api` depends on its being Supabase's. */
export type BackendClient = SupabaseClient;

/** Heartbeats are so frequent that 15 s of silence mean a dead connection (`cadence.realtime.watchdog`). */
const heartbeatIntervalMs = 10_000;

/** The milliseconds before a lost socket is opened again: two seconds at first, later more. */
function reconnectAfterMs(tries: number): number {
  const { reconnect } = cadence.realtime;
  return [reconnect, reconnect, 5000][tries - 1] ?? 10_000;
}

/**
 * Creates the one Supabase client of the page. The client keeps the global `WebSocket` of that moment, so in the demo
 * create it after the mock backend has started.
 */
export function createBackendClient(address: BackendAddress): BackendClient {
  const { url, anonKey, storage, transport } = address;
  return createClient(url, anonKey, {
    global: { fetch: keepAuthWait(createNetwork(address)) },
    realtime: { heartbeatIntervalMs, reconnectAfterMs, ...(transport !== undefined && { transport }) },
    // The client must not exchange the code in the address, because `arrivalOutcome` does.
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
