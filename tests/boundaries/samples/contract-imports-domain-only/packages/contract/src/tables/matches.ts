import { object } from 'valibot';
import { normaliseMatch } from '@tribunen/domain';
import { createClient } from '@supabase/supabase-js'; // refused by rooms/contract-imports-domain-only, rooms/one-supabase-client
import { ResultsScreen } from '@tribunen/ui'; // refused by rooms/contract-imports-domain-only

export const all = [object, normaliseMatch, createClient, ResultsScreen];
