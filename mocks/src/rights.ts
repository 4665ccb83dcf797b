export { createDatabase } from './database.ts';
export { createRpcs } from './supabase/functions/createRpcs.ts';
export { guardTables } from './supabase/guardTables.ts';
export { newUser, type Who } from '@tribunen/protocol';
