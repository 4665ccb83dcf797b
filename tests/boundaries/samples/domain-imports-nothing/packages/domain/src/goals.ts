import { countGoals } from './countGoals.ts';
import { parse } from 'valibot'; // refused by rooms/domain-imports-nothing
import { readFileSync } from 'node:fs'; // refused by rooms/domain-imports-nothing
import type { MatchRow } from '@tribunen/contract'; // refused by rooms/domain-imports-nothing
export { nb } from '@tribunen/locales'; // refused by rooms/domain-imports-nothing, rooms/one-door-a-package

export type Client = import('@supabase/supabase-js').SupabaseClient; // refused by rooms/domain-imports-nothing
export const screen = () => import('@tribunen/ui'); // refused by rooms/domain-imports-nothing
export const goals = (row: MatchRow) => countGoals(parse(readFileSync, row));
