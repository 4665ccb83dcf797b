import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { fetchWithin } from './fetchWithin.ts';

export interface BackendAddress {
  readonly url: string;
  readonly anonKey: string;
  /** Where the session is kept between visits. */
  readonly storage: Storage;
}

/** How long an answer may take before the request counts as failed. */
const timeoutMs = 15_000;

/**
 * The one Supabase client of the page. It takes `WebSocket` as it stands when it is created: in the demo, create it after the
 * mock backend has started.
 */
export function createBackendClient({ url, anonKey, storage }: BackendAddress): SupabaseClient {
  return createClient(url, anonKey, {
    global: { fetch: fetchWithin(timeoutMs) },
    // The query cache decides what is tried again.
    db: { retry: false },
    auth: { storage, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true, flowType: 'pkce' },
  });
}
