import { importRule } from '../importRule.ts';

const client = 'packages/app/src/backend/client.ts';
const backend = 'packages/app/src/backend/';
const makers = new Set(['*', 'createClient', 'SupabaseClient']);

/** Rule 7: one client a page, made in one file; and only app's backend knows Supabase at all. */
export const oneSupabaseClient = importRule((place) => {
  if (place.room === null || !place.ships || place.path === client) return null;
  return ({ specifier, target, values }) => {
    if (target.kind !== 'library' || !target.name.startsWith('@supabase/')) return null;
    if (values.some((name) => makers.has(name))) return `Only ${client} makes a Supabase client.`;
    if (place.room === 'app' && !place.path.startsWith(backend)) return `Only ${backend} knows «${specifier}».`;
    return null;
  };
});
