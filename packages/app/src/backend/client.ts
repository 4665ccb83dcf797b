import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export interface BackendAddress {
  readonly url: string;
  readonly anonKey: string;
  /** Where the session is kept between visits. */
  readonly storage: Storage;
}

/**
 * The one Supabase client of the page. It takes `WebSocket` as it stands when it is created: in the demo, create it after the
 * mock backend has started.
 */
export function createBackendClient({ url, anonKey, storage }: BackendAddress): SupabaseClient {
  return createClient(url, anonKey, {
    auth: { storage, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true, flowType: 'pkce' },
  });
}
