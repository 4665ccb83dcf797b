import { countGoals } from './countGoals.ts';
import { parse } from 'valibot'; // refused by packages/imports-point-down
import { readFileSync } from 'node:fs'; // refused by packages/imports-point-down
import type { MatchRow } from '@tribunen/contract'; // refused by packages/imports-point-down
export { nb } from '@tribunen/locales'; // refused by packages/imports-point-down, packages/one-door-a-package

export type Client = import('@supabase/supabase-js').SupabaseClient; // refused by packages/imports-point-down
export const screen = () => import('@tribunen/ui'); // refused by packages/imports-point-down
export const goals = (row: MatchRow) => countGoals(parse(readFileSync, row));
