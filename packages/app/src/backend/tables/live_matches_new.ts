import type { PostgrestClient } from '@supabase/postgrest-js';
import { type ContractFault, toMatchState } from '@tribunen/contract';
import type { MatchState, UtcInstant } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { readRows } from './rows.ts';

const mostRows = 200;

/**
 * The states of the matches whose rows have changed since a moment (inclusive), oldest change first.
 *
 * @throws TableError
 */
export async function selectChangedMatches(tables: PostgrestClient, since: UtcInstant): Promise<readonly MatchState[]> {
  const rows = await readRows(
    'live_matches_new',
    tables
      .from('live_matches_new')
      .select('*')
      .gte('updated_at', since)
      .order('updated_at', { ascending: true })
      .limit(mostRows)
      .throwOnError(),
  );
  const states: MatchState[] = [];
  const faults: ContractFault[] = [];
  for (const row of rows) {
    const parsed = toMatchState(row, 'live_matches_new');
    if (parsed.ok) states.push(parsed.value);
    else faults.push(parsed.fault);
  }
  reportFaults(faults);
  return states;
}
