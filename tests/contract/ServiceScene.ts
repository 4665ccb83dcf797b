import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Target } from './Target.ts';

/** A user who has signed up for this run. */
export interface Spectator {
  readonly client: SupabaseClient;
  readonly id: string;
  readonly email: string;
}

/** The setting of a test of a service: a target, two spectators who do not know each other, and a visitor. */
export interface ServiceScene {
  readonly target: Target;
  readonly owner: Spectator;
  readonly stranger: Spectator;
  readonly visitor: SupabaseClient;
  /** A client of the unmodified supabase-js, signed out. */
  client(flowType?: 'implicit' | 'pkce', key?: string): SupabaseClient;
  /** A new address that nobody uses. */
  newAddress(): string;
  /** Sends a request without a client, for requests that no client would send. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

export const password = 'Kveldskamp#75';

/** The owner's follows when the scene opens, in order of priority. */
const follows = [
  ['team', '57', 'Arsenal'],
  ['team', '900002', 'Brann'],
  ['team', '800036', 'Norge'],
  ['competition', '2000', 'VM 2026'],
  ['competition', '2106', 'Eliteserien'],
] as const;

/** Signs both spectators up, and writes the owner's first follows. */
export async function openServiceScene(target: Target): Promise<ServiceScene> {
  const client = (flowType: 'implicit' | 'pkce' = 'implicit', key = target.anonKey): SupabaseClient =>
    createClient(target.url, key, {
      auth: { flowType, persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      db: { retry: false },
      global: { fetch: target.fetch },
    });
  const newAddress = (): string => `tilskuer-${crypto.randomUUID()}@example.com`;
  const spectator = async (): Promise<Spectator> => {
    const made = client();
    const email = newAddress();
    const { data, error } = await made.auth.signUp({ email, password, options: { data: { name: 'Tilskuer' } } });
    if (error !== null) throw error;
    if (data.user === null || data.session === null) throw new Error('The target must not ask for confirmation');
    return { client: made, id: data.user.id, email };
  };
  const scene: ServiceScene = {
    target,
    owner: await spectator(),
    stranger: await spectator(),
    visitor: client(),
    client,
    newAddress,
    ask: (path, { headers, ...init } = {}) => {
      const sent = new Headers(headers);
      if (!sent.has('apikey')) sent.set('apikey', target.anonKey);
      return target.fetch(`${target.url}/${path}`, { redirect: 'manual', ...init, headers: sent });
    },
  };
  const followed = await scene.owner.client.from('user_follows').insert(
    follows.map(([entity_type, entity_id, display_name], priority) => ({
      entity_type,
      entity_id,
      display_name,
      priority,
    })),
  );
  if (followed.error !== null) throw new Error(followed.error.message);
  return scene;
}
