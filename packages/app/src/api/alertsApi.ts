import { toFantasyPlayerName, toLiveEvent, toLiveMatchId } from '@tribunen/contract';
import type { LiveEvent, MatchId, UtcInstant } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { passWhenDue } from './access/dueStates.ts';
import { hiddenResults } from './access/hiddenResults.ts';
import { type CompetitionIdOf, type LiveEventsListener, subscribeToLiveEvents } from './realtime/live_events_new.ts';
import { lineOf } from './realtime/RealtimeLine.ts';
import { parseRows, readRows } from './tables/rows.ts';

/** The statuses of matches in play, and of matches that may resume, as the providers write them (such as HT). */
const liveStatuses = ['LIVE', 'IN_PLAY', 'HT', 'PAUSED', 'POSTPONED'];
const mostMatches = 50;
/** The size of the first page when events of one match are loaded. */
const firstPageOfMatch = 100;
/** The size of the first page when events of all matches are loaded. */
const firstPageOfAll = 50;
/** The size of the pages after a full first one. Full pages are rare, but many may follow; Supabase returns at most a thousand rows. */
const furtherPage = 500;

/** How to read events that may fill more than one page. */
export interface EventPages {
  readonly competitionIdOf: CompetitionIdOf;
  /** Whether to load the next page: false when the caller has stopped or the tab is hidden. */
  readonly isWanted: () => boolean;
}

/** The calls of the notification engine and the goal banner. */
export const alertsApi = new ApiPart((access) => {
  const { tables } = access.background;

  const eventsSince = (since: UtcInstant) =>
    // The rows are also sorted by id, so that pages do not overlap when several events have the same time.
    tables
      .from('live_events_new')
      .select('*')
      .gte('occurred_at', since)
      .order('occurred_at', { ascending: true })
      .order('id', { ascending: true });

  const known = async (answer: Promise<readonly LiveEvent[] | null>): Promise<readonly LiveEvent[] | null> => {
    const events = await answer;
    return events && (access.gate?.events(events) ?? events);
  };

  return {
    mode: access.mode,
    isHidden: (match: MatchId): boolean => access.gate?.isHidden(match) === true,
    /** The milliseconds until the reader may know what happened in a match at a moment. */
    waitMs: (match: MatchId, at: UtcInstant): number => access.gate?.waitMs(match, at) ?? 0,
    /**
     * Calls the listener when the reader has hidden a result, or chosen another delay. Returns the function that ends it.
     */
    onHidden: (listener: () => void): (() => void) => hiddenResults(access).listen(listener),

    /**
     * The matches in play, and those that may resume, without those whose result is hidden: nothing of them is announced (KNOWN-6).
     *
     * @throws TableError
     */
    async liveMatchIds(): Promise<readonly MatchId[]> {
      const table = 'live_matches_new';
      // Without an order, the database might choose a different fifty each time.
      const live = tables.from(table).select('id').in('status', liveStatuses).order('id').limit(mostMatches);
      const ids = parseRows(await readRows(table, live.throwOnError()), toLiveMatchId);
      return ids.filter((id) => access.gate?.isHidden(id) !== true);
    },

    /**
     * All events of a match since a moment (inclusive), oldest first, page by page; null when the caller has stopped.
     *
     * @throws TableError
     */
    matchEvents: (match: MatchId, since: UtcInstant, reading: EventPages): Promise<readonly LiveEvent[] | null> =>
      known(
        readPages(firstPageOfMatch, reading, (from, to) =>
          eventsSince(since).eq('match_id', match).range(from, to).throwOnError(),
        ),
      ),

    /**
     * All events of all matches since a moment (inclusive), oldest first, page by page, so that old events do not hide
     * new ones; null when the caller has stopped.
     *
     * @throws TableError
     */
    eventsSince: (since: UtcInstant, reading: EventPages): Promise<readonly LiveEvent[] | null> =>
      known(readPages(firstPageOfAll, reading, (from, to) => eventsSince(since).range(from, to).throwOnError())),

    /**
     * The names of the players in a spectator's fantasy squad.
     *
     * @throws TableError
     */
    async fantasyPlayers(userId: string): Promise<readonly string[]> {
      const table = 'user_fantasy_players';
      const players = tables.from(table).select('player_name').eq('user_id', userId);
      return parseRows(await readRows(table, players.throwOnError()), toFantasyPlayerName);
    },

    /** Calls `subscribeToLiveEvents` of `realtime/` with the page's socket. */
    subscribeToLiveEvents: (
      channel: string,
      types: readonly string[] | null,
      listener: LiveEventsListener,
      competitionIdOf: CompetitionIdOf,
    ): (() => void) =>
      subscribeToLiveEvents(
        lineOf(access),
        channel,
        types,
        { ...listener, onEvent: (event) => passWhenDue(access, event, listener.onEvent) },
        competitionIdOf,
      ),
  };
});

export type AlertsApi = ReturnType<typeof alertsApi.of>;

async function readPages(
  firstPage: number,
  { competitionIdOf, isWanted }: EventPages,
  selectPage: (from: number, to: number) => PromiseLike<{ readonly data: readonly unknown[] }>,
): Promise<readonly LiveEvent[] | null> {
  const events: LiveEvent[] = [];
  let wanted = firstPage;
  for (let from = 0; ;) {
    // Pages are loaded one at a time, because only a page's rows show whether another follows.
    const rows = await readRows('live_events_new', selectPage(from, from + wanted - 1));
    events.push(...parseRows(rows, (row) => toLiveEvent(row, competitionIdOf)));
    if (rows.length < wanted) return events;
    if (!isWanted()) return null;
    from += wanted;
    wanted = furtherPage;
  }
}
