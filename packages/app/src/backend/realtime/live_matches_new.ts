import type { PostgrestClient } from '@supabase/postgrest-js';
import { toMatchState } from '@tribunen/contract';
import type { MatchId, MatchState, UtcInstant } from '@tribunen/domain';
import { parseRows, readRows, TableError } from '../tables/rows.ts';
import type { RealtimeSocket, TopicListener } from './RealtimeSocket.ts';
import { type RowsListener, subscribeToRows } from './subscribeToRows.ts';

export interface MatchStatesListener extends TopicListener {
  onState(state: MatchState): void;
}

const table = 'live_matches_new';
const mostRows = 200;
/** Postgres' code for a column that a query names and no table has. */
const noSuchColumn = '42703';

/**
 * The states of the matches whose rows have changed since a moment (inclusive), oldest change first. A row that breaks the contract is left
 * out and reported. Of a table without `updated_at` it answers every match in play, as told at that moment: a state that the socket has brought
 * since then holds.
 *
 * @throws TableError
 */
export async function selectChangedMatches(tables: PostgrestClient, since: UtcInstant): Promise<readonly MatchState[]> {
  const changed = tables
    .from(table)
    .select('*')
    .gte('updated_at', since)
    .order('updated_at', { ascending: true })
    .limit(mostRows);
  try {
    return parseRows(await readRows(table, changed.throwOnError()), (row) => toMatchState(row, table));
  } catch (error) {
    if (!(error instanceof TableError) || error.code !== noSuchColumn) throw error;
    const inPlay = tables
      .from(table)
      .select('*')
      .in('status', ['LIVE', 'IN_PLAY', 'PAUSED', 'FINISHED'])
      .limit(mostRows);
    return parseRows(await readRows(table, inPlay.throwOnError()), (row) => toMatchState(row, table, since));
  }
}

/**
 * Listens to every change of the matches that are in play or just over.
 *
 * @returns the function that ends the subscription
 */
export function subscribeToLiveMatches(socket: RealtimeSocket, listener: MatchStatesListener): () => void {
  return subscribeToRows(
    socket,
    {
      channel: table,
      table,
      event: '*',
      filter: 'status=in.(LIVE,IN_PLAY,PAUSED,FINISHED)',
      translate: (row, at) => toMatchState(row, table, at),
    },
    statesTo(listener),
  );
}

/**
 * Listens to every change of one match, while it is open.
 *
 * @returns the function that ends the subscription
 */
export function subscribeToMatchState(
  socket: RealtimeSocket,
  match: MatchId,
  listener: MatchStatesListener,
): () => void {
  return subscribeToRows(
    socket,
    {
      channel: `match_state:${match}`,
      table: 'match_state',
      event: '*',
      filter: `id=eq.${match}`,
      translate: (row, at) => toMatchState(row, 'match_state', at),
    },
    statesTo(listener),
  );
}

/** Forwards match states. A match deleted from the table stays in the day's list until the list is loaded again. */
function statesTo(listener: MatchStatesListener): RowsListener<MatchState> {
  return {
    onUp: () => listener.onUp(),
    onDown: (reason) => listener.onDown(reason),
    onChange: (change) => {
      if (change.type !== 'DELETE') listener.onState(change.value);
    },
  };
}
