import type { PostgrestClient } from '@supabase/postgrest-js';
import { toLiveMatchId } from '@tribunen/contract';
import type { MatchId } from '@tribunen/domain';
import { parseRows } from './parseRows.ts';
import { readRows } from './rows.ts';

/** The raw values, as a provider may write them: HT among them. */
const statuses = ['LIVE', 'IN_PLAY', 'HT', 'PAUSED', 'POSTPONED'];
const mostMatches = 50;

/**
 * The matches in play, and those that may resume.
 *
 * @throws TableError
 */
export async function selectLiveMatchIds(tables: PostgrestClient): Promise<readonly MatchId[]> {
  const rows = await readRows(
    'live_matches_new',
    // Without an order, any fifty of more would come.
    tables.from('live_matches_new').select('id').in('status', statuses).order('id').limit(mostMatches).throwOnError(),
  );
  return parseRows(rows, toLiveMatchId);
}
