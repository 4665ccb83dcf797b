import type { PostgrestClient } from '@supabase/postgrest-js';
import { type ContractFault, toFollow } from '@tribunen/contract';
import type { Follow } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { readRows } from './rows.ts';

/**
 * Everything that the spectator follows, first priority first. A row that breaks the contract is left out and reported.
 *
 * @throws TableError
 */
export async function selectFollows(tables: PostgrestClient, userId: string): Promise<readonly Follow[]> {
  const rows = await readRows(
    'user_follows',
    tables.from('user_follows').select('*').eq('user_id', userId).order('priority', { ascending: true }).throwOnError(),
  );
  const follows: Follow[] = [];
  const faults: ContractFault[] = [];
  for (const row of rows) {
    const parsed = toFollow(row);
    if (parsed.ok) follows.push(parsed.value);
    else faults.push(parsed.fault);
  }
  reportFaults(faults);
  return follows;
}
