import type { Clock } from '../Clock.ts';
import type { Who } from '../gateway/who.ts';
import type { Broadcast } from './Broadcast.ts';
import type { Change } from './Change.ts';
import { alone, type Cluster } from './Cluster.ts';
import type { ListenedTables } from './ListenedTable.ts';
import { type PresenceDiff, PresenceList, type PresenceMeta, type PresenceState } from './PresenceList.ts';
import type { Channel } from './Channel.ts';
import type { BearerReader } from './readAccess.ts';
import { RealtimeSocket, type SocketServer, type Wire } from './RealtimeSocket.ts';
import type { ChannelRights } from './ChannelRights.ts';
import { ToldChange } from './ToldChange.ts';

export interface RealtimeOptions {
  readonly tables: ListenedTables;
  /** A user's rights in a private room. */
  readonly rightsIn: (who: Who, room: string) => Promise<ChannelRights>;
  /** Reads which user or role a token identifies. */
  readonly auth: BearerReader;
  readonly clock: Clock;
  /** Creates ids for channels, and for versions of presences. */
  readonly newId: () => string;
  /** The other nodes of the backend; none by default. */
  readonly cluster?: Cluster;
  /** The delay in milliseconds between a channel's join and its subscription to the database, drawn anew for each channel; 0 by default. */
  readonly subscribesAfterMs?: () => number;
}

/**
 * Sends to every open socket the database's changes, and the broadcasts and presences of its rooms.
 *
 * The owner of the database calls `tell` with each change, in commit order.
 */
export class RealtimeServer implements SocketServer {
  readonly tables: ListenedTables;
  readonly rightsIn: (who: Who, room: string) => Promise<ChannelRights>;
  readonly auth: BearerReader;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly subscribesAfterMs: () => number;
  readonly #cluster: Cluster;
  readonly #sockets = new Set<RealtimeSocket>();
  readonly #presences = new PresenceList();

  constructor({ tables, rightsIn, auth, clock, newId, cluster = alone, subscribesAfterMs = () => 0 }: RealtimeOptions) {
    this.tables = tables;
    this.rightsIn = rightsIn;
    this.auth = auth;
    this.clock = clock;
    this.newId = newId;
    this.subscribesAfterMs = subscribesAfterMs;
    this.#cluster = cluster;
  }

  start(): void {
    this.#cluster.start({
      hear: (message) => {
        if (message.kind === 'broadcast') this.#tellRoom(message.room, message.broadcast, null);
        else if (message.kind === 'present') this.#tellPresence(this.#presences.set(message.present));
        else if (message.kind === 'absent') this.#tellPresence(this.#presences.remove(message.channel));
        else
          for (const present of this.#presences.at(this.#cluster.node))
            this.#cluster.tell({ kind: 'present', present });
      },
      nodeIsGone: (node) => {
        for (const diff of this.#presences.removeNode(node)) this.#tellPresence(diff);
      },
    });
    this.#cluster.tell({ kind: 'hello' });
  }

  stop(): void {
    for (const socket of this.#sockets) socket.close(4001, 'The server stops');
    this.#sockets.clear();
    this.#cluster.stop();
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
   * The users who listen for a change and may read its table, each user once. A caller whose policy check is a query needs them, to check
   * the row for these users only.
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
  tell(change: Change, isSeenBy: (who: Who) => boolean): void {
    const table = this.tables[change.table];
    if (change.schema !== 'public' || table?.published !== true) return;
    const told = new ToldChange(change, table, this.clock.now(), isSeenBy);
    for (const socket of this.#sockets) socket.tell(told);
  }

  /**
   * Sends a broadcast to every channel of a room, on every node.
   *
   * @param speaker the channel that sends it; null when the sender has no channel
   */
  broadcast(room: string, broadcast: Broadcast, speaker: Channel | null): void {
    this.#tellRoom(room, broadcast, speaker);
    this.#cluster.tell({ kind: 'broadcast', room, broadcast });
  }

  /** Tracks a presence through this channel, or replaces its data. */
  track(channel: Channel, said: Readonly<Record<string, unknown>>): void {
    const before = this.#presences.of(channel.id)?.meta;
    const meta: PresenceMeta = {
      ...said,
      phx_ref: this.newId(),
      ...(before !== undefined && { phx_ref_prev: before.phx_ref }),
    };
    const { id, room, presence } = channel;
    const present = { channel: id, node: this.#cluster.node, room, key: presence.key, meta };
    this.#tellPresence(this.#presences.set(present));
    this.#cluster.tell({ kind: 'present', present });
  }

  /** Ends the presence of this channel. */
  untrack(channel: Channel): void {
    const diff = this.#presences.remove(channel.id);
    if (diff === null) return;
    this.#tellPresence(diff);
    this.#cluster.tell({ kind: 'absent', channel: channel.id });
  }

  /** Adds a presence without a socket, for a simulated spectator. Every node uses the same name for it. */
  appear(name: string, room: string, key: string, meta: PresenceMeta): void {
    this.#tellPresence(this.#presences.set({ channel: name, node: 'simulated', room, key, meta }));
  }

  disappear(name: string): void {
    this.#tellPresence(this.#presences.remove(name));
  }

  presenceOf(room: string): PresenceState {
    return this.#presences.stateOf(room);
  }

  #tellRoom(room: string, broadcast: Broadcast, speaker: Channel | null): void {
    for (const socket of this.#sockets) socket.hear(room, broadcast, speaker);
  }

  #tellPresence(diff: PresenceDiff | null): void {
    if (diff === null) return;
    for (const socket of this.#sockets) socket.see(diff);
  }
}

/** A key that is equal for listeners whom the policies treat alike. */
export function nameOfListener(who: Who): string {
  return who.role === 'authenticated' ? `${who.id} ${who.email} ${who.isAdmin}` : who.role;
}
