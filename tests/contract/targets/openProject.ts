import { createClient } from '@supabase/supabase-js';
import type { Target } from '../Target.ts';

/** Opens a hosted project for tests. It must contain football data, and sign-ups must need no confirmation. */
export function openProject({
  url,
  anonKey,
  serviceKey,
  apiUrl,
}: Record<'url' | 'anonKey' | 'serviceKey' | 'apiUrl', string>): Promise<Target> {
  const service = createClient(url, serviceKey, { auth: { persistSession: false, autoRefreshToken: false } });
  return Promise.resolve({
    url: url.replace(/\/$/, ''),
    anonKey,
    serviceKey,
    apiUrl,
    fetch: (input, init) => fetch(input, init),
    codeMailedTo: null,
    makeAdmin: async (user) => {
      const { error } = await service.auth.admin.updateUserById(user, { app_metadata: { role: 'admin' } });
      if (error !== null) throw error;
    },
    close: () => Promise.resolve(),
  });
}
