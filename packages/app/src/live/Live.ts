import type { MatchId } from '@tribunen/domain';
import { untilOpened } from '../services/untilOpened.ts';
import type { LiveRoom } from './LiveRoom.ts';
import type { LiveStatus } from './LiveStatus.ts';

const notYet: LiveStatus = { connection: 'connecting', online: true, confirmedAt: null };

/**
 * Where the live room is found. The first screen stands without it: it is fetched meanwhile, and what is asked of it before it is there is
 * done when it is.
 */
export class Live {
  readonly #open: () => Promise<LiveRoom>;
  readonly #listeners = new Set<() => void>();
  readonly #watched = new Map<symbol, { readonly match: MatchId; end: (() => void) | null }>();
  #room: LiveRoom | null = null;
  #endOfOpening: (() => void) | null = null;

  /** @param open fetches what the room is made of, and makes it */
  constructor(open: () => Promise<LiveRoom>) {
    this.#open = open;
  }

  start(): void {
    if (this.#room !== null) return this.#room.start();
    this.#endOfOpening ??= untilOpened(
      this.#open,
      (room) => this.#enter(room),
      // The lists stand as they were loaded, and say how old they are.
      (error) => console.error('Nothing is live yet: the live room did not come', error),
    );
  }

  stop(): void {
    this.#endOfOpening?.();
    this.#endOfOpening = null;
    this.#room?.stop();
  }

  /** Null until it is there. */
  readonly room = (): LiveRoom | null => this.#room;

  /** How live what is shown is: the same object until it changes. */
  readonly status = (): LiveStatus => this.#room?.feed.status() ?? notYet;

  /** Tells when the room is there, and when the link or the network comes or goes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keeps one match as fresh as can be, for who has it open. Returns what ends it. */
  watchMatch(match: MatchId): () => void {
    const key = Symbol(match);
    this.#watched.set(key, { match, end: this.#room?.feed.watchMatch(match) ?? null });
    return () => {
      this.#watched.get(key)?.end?.();
      this.#watched.delete(key);
    };
  }

  #enter(room: LiveRoom): void {
    this.#endOfOpening = null;
    this.#room = room;
    room.feed.subscribe(() => this.#tell());
    for (const watched of this.#watched.values()) watched.end = room.feed.watchMatch(watched.match);
    room.start();
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
