import type { PostgrestClient } from '@supabase/postgrest-js';
import { toLiveMatchId } from '@tribunen/contract';
import type { MatchId } from '@tribunen/domain';
import { parseRows } from './parseRows.ts';
import { readRows } from './readRows.ts';

/** Part 1 §7. The raw values: HT is one that a provider may write. */
const statuses = ['LIVE', 'IN_PLAY', 'HT', 'PAUSED', 'POSTPONED'];
const mostMatches = 50;

/**
 * The matches that are being played, or may be taken up again.
 *
 * @throws TableError
 */
export async function selectLiveMatchIds(tables: PostgrestClient): Promise<readonly MatchId[]> {
  const rows = await readRows(
    'live_matches_new',
    tables.from('live_matches_new').select('id').in('status', statuses).limit(mostMatches).throwOnError(),
  );
  return parseRows(rows, toLiveMatchId);
}
