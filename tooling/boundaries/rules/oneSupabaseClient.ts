import { importRule } from '../importRule.ts';

const client = 'packages/app/src/api/access/client.ts';
const api = 'packages/app/src/api/';
const makers = new Set(['*', 'createClient', 'SupabaseClient']);

/** A page has one Supabase client, created in one file. In app only the folder `api` imports Supabase. */
export const oneSupabaseClient = importRule((place) => {
  if (place.package === null || !place.ships || place.path === client) return null;
  return ({ specifier, target, values }) => {
    if (target.kind !== 'library' || !target.name.startsWith('@supabase/')) return null;
    if (values.some((name) => makers.has(name))) return `Only ${client} creates a Supabase client.`;
    if (place.package === 'app' && !place.path.startsWith(api)) return `Only ${api} imports «${specifier}».`;
    return null;
  };
});
