import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { cadence } from '@tribunen/domain';
import { type BackendAddress, createNetwork } from './network.ts';

/** What signs in and holds the socket; only this room knows what it is. */
export type BackendClient = SupabaseClient;

/** Often enough that 15 s without a sound mean that the link is dead (`cadence.realtime.watchdog`). */
const heartbeatIntervalMs = 10_000;

/** How long a lost socket waits to be opened again, in milliseconds: two seconds, and longer where it does not come. */
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
    global: { fetch: createNetwork(address) },
    realtime: { heartbeatIntervalMs, reconnectAfterMs, ...(transport !== undefined && { transport }) },
    auth: { storage, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true, flowType: 'pkce' },
  });
}
