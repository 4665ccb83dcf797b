import { untilOpened } from '../services/untilOpened.ts';
import type { Live } from '../live/Live.ts';
import type { LiveRoom } from '../live/LiveRoom.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { AlertsDesk } from './AlertsDesk.ts';

/**
 * Where the alerts desk is found. It is fetched when the live room is there and somebody is signed in: who is not is told of nothing, and need not
 * wait for it.
 */
export class Alerts {
  readonly #session: Pick<SessionStore, 'current' | 'subscribe'>;
  readonly #live: Pick<Live, 'room' | 'subscribe'>;
  readonly #open: (room: LiveRoom) => Promise<AlertsDesk>;
  readonly #listeners = new Set<() => void>();
  #desk: AlertsDesk | null = null;
  #endOfOpening: (() => void) | null = null;
  #endings: readonly (() => void)[] = [];

  /** @param open fetches what the desk is made of, and makes it */
  constructor(
    {
      session,
      live,
    }: {
      readonly session: Pick<SessionStore, 'current' | 'subscribe'>;
      readonly live: Pick<Live, 'room' | 'subscribe'>;
    },
    open: (room: LiveRoom) => Promise<AlertsDesk>,
  ) {
    this.#session = session;
    this.#live = live;
    this.#open = open;
  }

  /** Null until it is there. */
  readonly desk = (): AlertsDesk | null => this.#desk;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    if (this.#endings.length > 0) return;
    const look = (): void => this.#openIfWanted();
    this.#endings = [this.#session.subscribe(look), this.#live.subscribe(look)];
    this.#desk?.start();
    this.#openIfWanted();
  }

  stop(): void {
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#endOfOpening?.();
    this.#endOfOpening = null;
    this.#desk?.stop();
  }

  #openIfWanted(): void {
    const room = this.#live.room();
    if (this.#desk !== null || room === null || this.#session.current().status !== 'signed-in') return;
    this.#endOfOpening ??= untilOpened(
      () => this.#open(room),
      (desk) => this.#setUp(desk),
      (error) => console.error('Goals cannot be announced yet', error),
    );
  }

  #setUp(desk: AlertsDesk): void {
    this.#endOfOpening = null;
    this.#desk = desk;
    desk.start();
    for (const listener of this.#listeners) listener();
  }
}
