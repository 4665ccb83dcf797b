import type { Clock } from '../Clock.ts';
import type { Who } from '../gateway/who.ts';
import type { Broadcast } from './Broadcast.ts';
import type { Change } from './Change.ts';
import type { ListenedTables } from './ListenedTable.ts';
import { type PresenceDiff, PresenceList, type PresenceMeta, type PresenceState } from './PresenceList.ts';
import type { Channel } from './Channel.ts';
import type { BearerReader } from './readAccess.ts';
import { RealtimeSocket, type SocketServer, type Wire } from './RealtimeSocket.ts';
import type { ChannelRights } from './ChannelRights.ts';
import type { Subscriptions } from './Subscriptions.ts';
import { OutgoingChange } from './OutgoingChange.ts';

export interface RealtimeOptions {
  readonly tables: ListenedTables;
  /** A user's rights in a private room. */
  readonly rightsIn: (who: Who, room: string) => Promise<ChannelRights>;
  readonly auth: BearerReader;
  readonly clock: Clock;
  /** Creates ids for channels, and for versions of presences. */
  readonly newId: () => string;
  /**
   * The delay in milliseconds between a channel's join, or its new token, and its subscription to the database. The
   * server calls this function for each subscription; 0 by default.
   */
  readonly subscribesAfterMs?: () => number;
  /** The list that records which channels are subscribed to changes of the database. */
  readonly subscriptions?: Subscriptions;
}

/**
 * Sends the database's changes, and the broadcasts and presences of each room, to the channels that listen for them.
 *
 * The owner of the database calls `sendChange` with each change, in commit order.
 */
export class RealtimeServer implements SocketServer {
  readonly tables: ListenedTables;
  readonly rightsIn: (who: Who, room: string) => Promise<ChannelRights>;
  readonly auth: BearerReader;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly subscribesAfterMs: () => number;
  readonly subscriptions: Subscriptions | null;
  readonly #sockets = new Set<RealtimeSocket>();
  readonly #presences = new PresenceList();

  constructor({ tables, rightsIn, auth, clock, newId, subscribesAfterMs = () => 0, subscriptions }: RealtimeOptions) {
    this.tables = tables;
    this.rightsIn = rightsIn;
    this.auth = auth;
    this.clock = clock;
    this.newId = newId;
    this.subscribesAfterMs = subscribesAfterMs;
    this.subscriptions = subscriptions ?? null;
  }

  stop(): void {
    for (const socket of this.#sockets) socket.close(4001, 'The server stops');
    this.#sockets.clear();
  }

  /** The number of connected clients. */
  get connections(): number {
    return this.#sockets.size;
  }

  /**
   * Connects a client.
   *
   * @returns the server's end, which receives the client's messages; call `closed` on it when the client disconnects
   */
  open(url: URL, wire: Wire): RealtimeSocket {
    const apiKey = url.searchParams.get('apikey');
    const socket = new RealtimeSocket(wire, apiKey, this, () => this.#sockets.delete(socket));
    this.#sockets.add(socket);
    if (apiKey === null) socket.close(4401, 'No API key found in request');
    else if (url.searchParams.get('vsn') !== '2.0.0') socket.close(4501, 'The mock speaks vsn=2.0.0 only');
    return socket;
  }

  /**
   * The users who listen for a change and may read its table, each user once. A backend that checks policies with a
   * query for each user needs to check the row for these users only.
   */
  listenersOf(change: Change): readonly Who[] {
    const listeners = new Map<string, Who>();
    for (const socket of this.#sockets) {
      for (const who of socket.listenersOf(change)) {
        if (this.tables[change.table]?.isReadableBy(who) === true) listeners.set(nameOfListener(who), who);
      }
    }
    return [...listeners.values()];
  }

  /**
   * Sends a committed change to every listener that may see it.
   *
   * @param isSeenBy whether the policies show the changed row to a listener; it is not called for a deleted row
   */
  sendChange(change: Change, isSeenBy: (who: Who) => boolean): void {
    const table = this.tables[change.table];
    if (change.schema !== 'public' || table?.published !== true) return;
    const outgoing = new OutgoingChange(change, table, this.clock.now(), isSeenBy);
    for (const socket of this.#sockets) socket.sendChange(outgoing);
  }

  /**
   * Sends a broadcast to every channel of a room.
   *
   * @param speaker the channel that sends it; null when the sender has no channel
   */
  broadcast(room: string, broadcast: Broadcast, speaker: Channel | null): void {
    for (const socket of this.#sockets) socket.sendBroadcast(room, broadcast, speaker);
  }

  /** Tracks a presence through this channel, or replaces the data of the presence that the channel already tracks. */
  track(channel: Channel, said: Readonly<Record<string, unknown>>): void {
    const before = this.#presences.of(channel.id)?.meta;
    const meta: PresenceMeta = {
      ...said,
      phx_ref: this.newId(),
      ...(before !== undefined && { phx_ref_prev: before.phx_ref }),
    };
    const { id, room, presence } = channel;
    this.#sendPresence(this.#presences.set({ channel: id, room, key: presence.key, meta }));
  }

  untrack(channel: Channel): void {
    this.#sendPresence(this.#presences.remove(channel.id));
  }

  /** Adds a presence without a socket, for a simulated spectator. */
  appear(name: string, room: string, key: string, meta: PresenceMeta): void {
    this.#sendPresence(this.#presences.set({ channel: name, room, key, meta }));
  }

  disappear(name: string): void {
    this.#sendPresence(this.#presences.remove(name));
  }

  presenceOf(room: string): PresenceState {
    return this.#presences.stateOf(room);
  }

  #sendPresence(diff: PresenceDiff | null): void {
    if (diff === null) return;
    for (const socket of this.#sockets) socket.sendPresence(diff);
  }
}

/** A key for the claims that the policies read. Two listeners with the same key may see the same rows. */
export function nameOfListener(who: Who): string {
  return who.role === 'authenticated' ? `${who.id} ${who.email} ${who.isAdmin}` : who.role;
}
