import {
  cadence,
  type Connection,
  type ConnectionEvent,
  type LiveEvent,
  type MatchState,
  nextConnection,
  reconnectDelay,
  startingConnection,
} from '@tribunen/domain';
import type { CompetitionIdOf } from '../backend/realtime/live_events_new.ts';
import type { LiveBackend } from '../backend/liveBackend.ts';
import type { LiveLog } from './LiveLog.ts';
import type { LiveWorld } from './LiveWorld.ts';

export interface RealtimeLinkParts {
  readonly backend: Pick<
    LiveBackend,
    'subscribeToLiveMatches' | 'subscribeToLiveEvents' | 'onSocketSound' | 'probeSocket' | 'reopenSocket'
  >;
  readonly world: Pick<LiveWorld, 'isOnline' | 'isVisible'>;
  readonly log: LiveLog;
  readonly competitionIdOf: CompetitionIdOf;
}

export interface RealtimeHearer {
  onState(state: MatchState): void;
  onEvent(event: LiveEvent): void;
  /** From here on everything is told again: what happened before must be fetched. */
  onUp(): void;
  onChange(connection: Connection): void;
  /** A sign of life of a link that is live: nothing has happened that was not told. */
  onSound(): void;
}

/** What the results are told of (part 1 §7). */
const resultsTypes = ['GOAL', 'RED_CARD', 'YELLOW_CARD', 'SUBSTITUTION'];

/**
 * The realtime link: what it listens to, and whether it is alive. A link that is silent or sick is thrown away and opened anew; what it is
 * in after each event is decided by `nextConnection`.
 */
export class RealtimeLink {
  readonly #parts: RealtimeLinkParts;
  readonly #hearer: RealtimeHearer;
  #connection: Connection = startingConnection;
  #ends: (() => void)[] = [];
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  /** Whether the watchdog has asked for a sign of life, and none came since. */
  #isWarned = false;
  /** Whether the server listens for us, as far as it has told. */
  #listenedTo = false;

  constructor(parts: RealtimeLinkParts, hearer: RealtimeHearer) {
    this.#parts = parts;
    this.#hearer = hearer;
  }

  start(): void {
    if (this.#ends.length > 0) return;
    const { backend, competitionIdOf } = this.#parts;
    this.#feedWatchdog();
    this.#ends = [
      backend.onSocketSound(() => this.#hear()),
      backend.subscribeToLiveMatches({
        onState: (state) => this.#hearer.onState(state),
        onUp: () => {
          this.#listenedTo = true;
          this.tell('subscribed');
          this.#hearer.onUp();
        },
        onDown: (reason) => {
          this.#listenedTo = false;
          this.#parts.log.note({ source: 'realtime', kind: 'failure', what: reason });
          this.tell('channel-error');
        },
      }),
      backend.subscribeToLiveEvents(
        'live_events_new',
        resultsTypes,
        {
          onEvent: (event) => this.#hearer.onEvent(event),
          onUp: () => this.#hearer.onUp(),
          onDown: (reason) => this.#parts.log.note({ source: 'realtime-events', kind: 'failure', what: reason }),
        },
        competitionIdOf,
      ),
    ];
  }

  stop(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    clearTimeout(this.#watchdog);
    this.#endReconnect();
    this.#listenedTo = false;
    this.#set(startingConnection);
  }

  /** What befell the link: a health check, say. */
  tell(event: ConnectionEvent): void {
    if (this.#ends.length === 0) return;
    const next = nextConnection(this.#connection, event);
    const delay = reconnectDelay(next);
    if (delay === null) this.#endReconnect();
    else this.#reconnect ??= setTimeout(() => this.#open(), delay);
    this.#set(next);
  }

  /**
   * Doubts the link, as after sleep: until it is heard again, polls stand in. One that has failed is opened anew at once.
   */
  doubt(): void {
    const { status } = this.#connection;
    if (this.#ends.length === 0 || status === 'connecting') return;
    if (status !== 'live') {
      this.#open();
      return;
    }
    this.tell('timed-out');
    this.#feedWatchdog();
    this.#parts.backend.probeSocket();
  }

  #open(): void {
    this.#endReconnect();
    this.#listenedTo = false;
    this.tell('reconnected');
    this.#feedWatchdog();
    this.#parts.log.note({ source: 'realtime', kind: 'request', what: 'opens the socket anew' });
    this.#parts.backend.reopenSocket();
  }

  /** A link that is well again by itself is left alone. */
  #endReconnect(): void {
    clearTimeout(this.#reconnect);
    this.#reconnect = undefined;
  }

  #hear(): void {
    this.#feedWatchdog();
    // The link was doubted, and is there.
    if (this.#listenedTo && this.#connection.status === 'polling') this.tell('subscribed');
    if (this.#connection.status === 'live') this.#hearer.onSound();
  }

  #feedWatchdog(): void {
    clearTimeout(this.#watchdog);
    this.#isWarned = false;
    this.#watchdog = setTimeout(() => {
      const { backend, world } = this.#parts;
      const isWarned = this.#isWarned;
      this.#feedWatchdog();
      // Without a network there is nothing to be heard, and nothing to be opened.
      if (!world.isOnline()) return;
      // In a hidden tab the browser holds the heart back, so that a live link is silent for a minute: it is asked before it is thrown away.
      if (!world.isVisible() && !isWarned) {
        this.#isWarned = true;
        backend.probeSocket();
      } else this.tell('silent');
    }, cadence.realtime.watchdog);
  }

  #set(connection: Connection): void {
    const before = this.#connection;
    this.#connection = connection;
    if (before.status === connection.status && before.healthFailures === connection.healthFailures) return;
    this.#parts.log.note({ source: 'realtime', kind: 'state', what: connection.status, detail: connection });
    this.#hearer.onChange(connection);
  }
}
