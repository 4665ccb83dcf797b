import {
  cadence,
  type Connection,
  type ConnectionEvent,
  isForWantOfRoom,
  type LiveEvent,
  type LiveMode,
  type MatchId,
  type MatchState,
  nextConnection,
  reconnectDelay,
  type SourcedState,
  startingConnection,
} from '@tribunen/domain';
import type { LiveApi } from '../api/liveApi.ts';
import type { CompetitionIdOf } from '../api/realtime/live_events_new.ts';
import { Teardown } from '../lib/state/Teardown.ts';
import type { LiveLog } from './LiveLog.ts';
import type { LiveWorld } from './LiveWorld.ts';

export interface RealtimeLinkParts {
  readonly api: Pick<
    LiveApi,
    | 'subscribeToLiveMatches'
    | 'subscribeToMatchState'
    | 'subscribeToLiveEvents'
    | 'onSocketSound'
    | 'probeSocket'
    | 'reopenSocket'
  >;
  readonly world: Pick<LiveWorld, 'isOnline' | 'isVisible' | 'random'>;
  readonly log: LiveLog;
  readonly competitionIdOf: CompetitionIdOf;
}

export interface RealtimeListener {
  onRow(row: SourcedState): void;
  onEvent(event: LiveEvent): void;
  /** Called when a topic is up. Rows written before that are not sent, and must be fetched. */
  onUp(): void;
  onChange(connection: Connection): void;
  /** Called when a live link has received a sign of life, which means that this page has received everything. */
  onSound(): void;
}

/** The events that the results show. */
const resultsTypes = ['GOAL', 'RED_CARD', 'YELLOW_CARD', 'SUBSTITUTION'];

/**
 * The socket: the topics that it listens to, and whether it is alive. A link that is silent or unhealthy is closed, and a new one is opened
 * (LIVE-6, LIVE-7). `nextConnection` decides its state after each event.
 */
export class RealtimeLink {
  readonly #parts: RealtimeLinkParts;
  readonly #listener: RealtimeListener;
  /** The name of this tab's channels. It tells the rows that this tab receives itself from the rows that other tabs share. */
  readonly #tab: string;
  readonly #topics = new Teardown();
  readonly #openMatches = new Map<MatchId, Teardown>();
  #connection: Connection = startingConnection;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  /** Whether the watchdog has sent a probe that has not been answered. */
  #isWarned = false;
  /** Whether the topic of the matches is up. */
  #isSubscribed = false;

  constructor(parts: RealtimeLinkParts, listener: RealtimeListener) {
    this.#parts = parts;
    this.#listener = listener;
    this.#tab = parts.world.random().toString(36);
  }

  start(): void {
    if (this.#topics.isPending) return;
    const { api, competitionIdOf } = this.#parts;
    this.#feedWatchdog();
    this.#topics.add(
      api.onSocketSound(() => this.#sound()),
      api.subscribeToLiveMatches({
        onState: this.#rowsOf('live_matches_new'),
        onUp: () => {
          this.#isSubscribed = true;
          this.apply('subscribed');
          this.#listener.onUp();
        },
        onDown: (reason) => {
          this.#isSubscribed = false;
          this.#noteDown('realtime', reason);
          this.apply(isForWantOfRoom(reason) ? 'refused' : 'channel-error');
        },
      }),
      api.subscribeToLiveEvents(
        'live_events_new',
        resultsTypes,
        {
          onEvent: (event) => this.#listener.onEvent(event),
          onUp: () => this.#listener.onUp(),
          onDown: (reason) => this.#noteDown('realtime-events', reason),
        },
        competitionIdOf,
      ),
    );
    for (const [match, topic] of this.#openMatches) this.#subscribe(match, topic);
  }

  stop(): void {
    this.#topics.run();
    for (const topic of this.#openMatches.values()) topic.run();
    clearTimeout(this.#watchdog);
    this.#endReconnect();
    this.#isSubscribed = false;
    this.#set(startingConnection);
  }

  /** Listens to a match's own rows too, until `closeMatch`. */
  openMatch(match: MatchId): void {
    const topic = new Teardown();
    this.#openMatches.set(match, topic);
    if (this.#topics.isPending) this.#subscribe(match, topic);
  }

  closeMatch(match: MatchId): void {
    this.#openMatches.get(match)?.run();
    this.#openMatches.delete(match);
  }

  /** Applies an event of the link, such as a failed health check. */
  apply(event: ConnectionEvent): void {
    if (!this.#topics.isPending) return;
    const next = nextConnection(this.#connection, event);
    const delay = reconnectDelay(next);
    if (delay === null) this.#endReconnect();
    else this.#reconnect ??= setTimeout(() => this.#reopen(), delay + this.#spread(next));
    this.#set(next);
  }

  /**
   * Assumes that the link may be dead, as after sleep: polls run until the socket receives a message. A link that has failed reopens at once.
   */
  doubt(): void {
    const { status } = this.#connection;
    if (!this.#topics.isPending || status === 'connecting') return;
    if (status !== 'live') {
      this.#reopen();
      return;
    }
    this.apply('timed-out');
    this.#feedWatchdog();
    this.#parts.api.probeSocket();
  }

  #subscribe(match: MatchId, topic: Teardown): void {
    topic.add(
      this.#parts.api.subscribeToMatchState(
        match,
        {
          onState: this.#rowsOf('match_state'),
          onEvent: (event) => this.#listener.onEvent(event),
          onUp: () => this.#listener.onUp(),
          onDown: (reason) => this.#noteDown('match-state', reason),
        },
        this.#parts.competitionIdOf,
      ),
    );
  }

  /** Passes on the rows of one table. Each of its topics keeps the order in which they were written. */
  #rowsOf(table: string): (state: MatchState, mode?: LiveMode) => void {
    return (state, mode = 'small') => {
      this.#listener.onRow({ state, source: { kind: 'stream', name: `${table} ${mode} ${this.#tab}` } });
    };
  }

  #reopen(): void {
    this.#parts.log.note({ source: 'realtime', kind: 'request', what: 'opens the socket anew' });
    // The topics go down with the old socket, so this comes before the new link counts as connecting.
    this.#parts.api.reopenSocket();
    this.#endReconnect();
    this.#isSubscribed = false;
    this.apply('reconnected');
    this.#feedWatchdog();
  }

  /** Cancels the new link that was planned: this one has recovered. */
  #endReconnect(): void {
    clearTimeout(this.#reconnect);
    this.#reconnect = undefined;
  }

  #sound(): void {
    this.#feedWatchdog();
    // The link was treated as down, and has answered.
    if (this.#isSubscribed && this.#connection.status === 'polling') this.apply('subscribed');
    if (this.#connection.status === 'live') this.#listener.onSound();
  }

  #feedWatchdog(): void {
    clearTimeout(this.#watchdog);
    this.#isWarned = false;
    this.#watchdog = setTimeout(() => this.#bark(), cadence.realtime.watchdog);
  }

  #bark(): void {
    const { api, world } = this.#parts;
    const isWarned = this.#isWarned;
    this.#feedWatchdog();
    // Without a network nothing can be received or opened.
    if (!world.isOnline()) return;
    // The browser slows the heartbeat of a hidden tab, so that a live link is silent for a minute. The watchdog asks for a sign of life before it closes the link.
    if (!world.isVisible() && !isWarned) {
      this.#isWarned = true;
      api.probeSocket();
    } else this.apply('silent');
  }

  #set(connection: Connection): void {
    const before = this.#connection;
    this.#connection = connection;
    if (isSameConnection(before, connection)) return;
    this.#parts.log.note({ source: 'realtime', kind: 'state', what: connection.status, detail: connection });
    this.#listener.onChange(connection);
  }

  /** Links that were refused together must not come back together. */
  #spread({ isRefused }: Connection): number {
    return isRefused ? this.#parts.world.random() * cadence.crowd.reconnect : 0;
  }

  #noteDown(source: string, reason: string): void {
    this.#parts.log.note({ source, kind: 'failure', what: reason });
  }
}

function isSameConnection(before: Connection, after: Connection): boolean {
  return (
    before.status === after.status &&
    before.healthFailures === after.healthFailures &&
    before.isRefused === after.isRefused
  );
}
