import { object } from 'valibot';
import { normaliseMatch } from '@tribunen/domain';
import { createClient } from '@supabase/supabase-js'; // refused by packages/imports-point-down, packages/one-supabase-client
import { ResultsScreen } from '@tribunen/ui'; // refused by packages/imports-point-down

export const all = [object, normaliseMatch, createClient, ResultsScreen];
