import type { PostgrestClient } from '@supabase/postgrest-js';
import { liveTopic, matchTopic, parseBroadcastStates, toMatchState } from '@tribunen/contract';
import type { LiveMode, MatchId, MatchState, UtcInstant } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { parseRows, readRows, TableError } from '../tables/rows.ts';
import { hearBroadcasts } from './hearBroadcasts.ts';
import { type CompetitionIdOf, type LiveEventsListener, takeEvents } from './live_events_new.ts';
import { openByMode } from './openByMode.ts';
import type { RealtimeLine } from './RealtimeLine.ts';
import type { TopicListener } from './RealtimeSocket.ts';
import { type RowsListener, subscribeToRows } from './subscribeToRows.ts';

export interface MatchStatesListener extends TopicListener {
  /** @param mode the mode whose topic delivered the state, because the topics of the two modes have no common order; `small` by default */
  onState(state: MatchState, mode?: LiveMode): void;
}

export interface OpenMatchListener extends MatchStatesListener, LiveEventsListener {}

const table = 'live_matches_new';
const mostRows = 200;
/** Postgres' code for an unknown column. */
const noSuchColumn = '42703';

/**
 * The states of the matches whose rows have changed since a moment (inclusive), oldest change first. A row that breaks
 * the contract is left out and reported. From a table without `updated_at` it returns every match in play as a state of
 * that moment, so that a later state from the socket stays.
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
 * Listens to every change of the matches that are in play or just over; in a crowd, once a second, to every change
 * except of the minute.
 *
 * @returns a function that ends the subscription
 */
export function subscribeToLiveMatches({ socket, mode }: RealtimeLine, listener: MatchStatesListener): () => void {
  return openByMode(
    mode,
    {
      small: (topics) =>
        subscribeToRows(
          socket,
          {
            channel: table,
            table,
            event: '*',
            filters: ['status=in.(LIVE,IN_PLAY,PAUSED,FINISHED)'],
            translate: (row, at) => toMatchState(row, table, at),
          },
          statesTo(topics, listener),
        ),
      crowd: (topics) =>
        hearBroadcasts(
          socket,
          { topic: liveTopic, event: 'live' },
          { ...topics, onBroadcast: (payload) => takeStates(liveTopic, payload, listener) },
        ),
    },
    listener,
  );
}

/**
 * Listens to every change of one match, while it is open; in a crowd also to the events of the match.
 *
 * @returns a function that ends the subscription
 */
export function subscribeToMatchState(
  { socket, mode }: RealtimeLine,
  match: MatchId,
  listener: OpenMatchListener,
  competitionIdOf: CompetitionIdOf,
): () => void {
  return openByMode(
    mode,
    {
      small: (topics) =>
        subscribeToRows(
          socket,
          {
            channel: `match_state:${match}`,
            table: 'match_state',
            event: '*',
            filters: [`id=eq.${match}`],
            translate: (row, at) => toMatchState(row, 'match_state', at),
          },
          statesTo(topics, listener),
        ),
      crowd: (topics) =>
        hearBroadcasts(
          socket,
          { topic: matchTopic(match), event: 'match' },
          {
            ...topics,
            onBroadcast: (payload) => {
              takeStates(matchTopic(match), payload, listener);
              takeEvents(matchTopic(match), payload, listener, competitionIdOf);
            },
          },
        ),
    },
    listener,
  );
}

/** Forwards match states. A match deleted from the table stays in the day's list until the list is loaded again. */
function statesTo(topics: TopicListener, listener: MatchStatesListener): RowsListener<MatchState> {
  return {
    ...topics,
    onChange: (change) => {
      if (change.type !== 'DELETE') listener.onState(change.value, 'small');
    },
  };
}

function takeStates(topic: string, payload: unknown, listener: MatchStatesListener): void {
  const { values, faults } = parseBroadcastStates(topic, payload);
  reportFaults(faults);
  for (const state of values) listener.onState(state, 'crowd');
}
