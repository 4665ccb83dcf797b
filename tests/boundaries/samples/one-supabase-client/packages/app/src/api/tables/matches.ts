import type { SupabaseClient } from '@supabase/supabase-js';

export type Client = SupabaseClient;
export const another = async () => (await import('@supabase/supabase-js')).createClient; // refused by packages/one-supabase-client
