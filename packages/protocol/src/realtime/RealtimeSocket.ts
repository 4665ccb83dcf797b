import { safeParse } from 'valibot';
import type { Clock } from '../Clock.ts';
import { Queue } from '../Queue.ts';
import type { Who } from '../gateway/who.ts';
import type { Broadcast } from './Broadcast.ts';
import { type ChangeBinding, idOf, subscribe } from './ChangeBinding.ts';
import type { Change } from './Change.ts';
import { type Channel, nameOf, roomOf } from './Channel.ts';
import {
  accessTokenPayload,
  broadcastPayload,
  type Frame,
  joinPayload,
  presenceMeta,
  presencePayload,
  readFrame,
  writeBroadcast,
  writeFrame,
} from './frames.ts';
import type { ListenedTables } from './ListenedTable.ts';
import type { PresenceDiff, PresenceState } from './PresenceList.ts';
import { RateLimit } from './RateLimit.ts';
import { type BearerReader, expiredWords, readAccess } from './readAccess.ts';
import { allRights, type ChannelRights } from './ChannelRights.ts';
import { sameJson } from './sameJson.ts';
import { SubscriptionError } from './SubscriptionError.ts';
import type { Subscriptions } from './Subscriptions.ts';
import type { OutgoingChange } from './OutgoingChange.ts';

/** The server's connection to one client. */
export interface Wire {
  send(data: string): void;
  close(code: number, reason: string): void;
}

/** The parts of the realtime server that a socket needs. */
export interface SocketServer {
  readonly tables: ListenedTables;
  readonly rightsIn: (who: Who, room: string) => Promise<ChannelRights>;
  readonly auth: BearerReader;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly subscribesAfterMs: () => number;
  readonly subscriptions: Subscriptions | null;
  broadcast(room: string, broadcast: Broadcast, speaker: Channel | null): void;
  track(channel: Channel, said: Readonly<Record<string, unknown>>): void;
  untrack(channel: Channel): void;
  presenceOf(room: string): PresenceState;
}

/** A joined channel, and the state that may change after the join. */
interface Keeping {
  readonly channel: Channel;
  /** The server allows five presence calls in half a minute; at the sixth it closes the channel. */
  readonly presenceCalls: RateLimit;
  /** The presence data that the channel tracks; null while it tracks none. */
  readonly said: Readonly<Record<string, unknown>> | null;
  readonly expiry: Timer | null;
  /** The timer that subscribes to the database for this channel; null when it is not running. */
  readonly subscribing: Timer | null;
  /** The channel's subscriptions to the database, and their user; null until the server has subscribed. */
  readonly listening: Listening | null;
}

interface Listening {
  readonly who: Who;
  readonly bindings: readonly ChangeBinding[];
}

type Timer = ReturnType<Clock['setTimeout']>;

const byItself = { joinRef: null, ref: null };
/**
 * The longest wait between two checks of a token's expiry. One timer for the whole time until the expiry could be too
 * long: a timer of 2^31 ms or more fires at once.
 */
const longestLookMs = 5 * 60_000;

/** A client's socket: its channels and their subscriptions (Phoenix channels, vsn 2.0.0). */
export class RealtimeSocket {
  readonly #wire: Wire;
  /** The key that the socket was opened with. A channel without a token uses it. */
  readonly #apiKey: string | null;
  readonly #server: SocketServer;
  readonly #onClosed: () => void;
  readonly #channels = new Map<string, Keeping>();
  readonly #messages = new Queue();

  constructor(wire: Wire, apiKey: string | null, server: SocketServer, onClosed: () => void) {
    this.#wire = wire;
    this.#apiKey = apiKey;
    this.#server = server;
    this.#onClosed = onClosed;
  }

  /**
   * Handles a message from the client. Messages are handled one at a time, because verifying a token is asynchronous
   * and a later message must not overtake a join.
   */
  receive(data: string | Uint8Array): Promise<void> {
    return this.#messages.run(() => this.#take(data));
  }

  /** Ends every channel, because the client has disconnected. */
  closed(): void {
    for (const keeping of this.#channels.values()) this.#forget(keeping);
    this.#onClosed();
  }

  close(code: number, reason: string): void {
    this.closed();
    this.#wire.close(code, reason);
  }

  /** The users of the channels that listen for a change. */
  listenersOf(change: Change): readonly Who[] {
    return [...this.#channels.values()].flatMap(({ listening }) =>
      listening !== null && listening.bindings.some(({ wants }) => wants(change)) ? [listening.who] : [],
    );
  }

  /** Sends a change to each channel that listens for it and whose user may see it. */
  sendChange(outgoing: OutgoingChange): void {
    for (const { channel, listening } of this.#channels.values()) {
      if (listening === null || this.#endIfExpired(channel)) continue;
      const wanted = listening.bindings.filter(({ wants }) => wants(outgoing.change));
      if (wanted.length > 0 && outgoing.mayReach(listening.who))
        this.#writeChange(channel, listening.who, wanted, outgoing);
    }
  }

  /**
   * Sends a broadcast to the channels of its room. The sender's own channel receives it only with the option `self`.
   */
  sendBroadcast(room: string, broadcast: Broadcast, speaker: Channel | null): void {
    for (const { channel } of this.#channels.values()) {
      if (channel.room !== room || (channel.id === speaker?.id && !channel.broadcast.self)) continue;
      if (this.#endIfExpired(channel) || !channel.rights.select.broadcast) continue;
      this.#wire.send(writeBroadcast(channel.topic, broadcast));
    }
  }

  /**
   * Sends a presence message to the channels of its room. In a public room every channel receives it, even a channel
   * that did not request presence.
   */
  sendPresence({ room, joins, leaves }: PresenceDiff): void {
    for (const { channel } of this.#channels.values()) {
      if (channel.room !== room || this.#endIfExpired(channel) || !seesPresence(channel)) continue;
      this.#send({ ...byItself, topic: channel.topic, event: 'presence_diff', payload: { joins, leaves } });
    }
  }

  async #take(data: string | Uint8Array): Promise<void> {
    const frame = readFrame(data);
    if (frame === null) return console.warn('A realtime message that is not a Phoenix message was ignored');
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return this.#reply(frame, 'ok', {});
    if (frame.event === 'phx_join') return this.#join(frame);
    const keeping = this.#channels.get(frame.topic);
    if (keeping === undefined) {
      if (frame.event === 'phx_leave') return this.#reply(frame, 'ok', {});
      return this.#reply(frame, 'error', { reason: 'unmatched topic' });
    }
    const { channel } = keeping;
    // As in Phoenix, a message for an earlier join of the topic is ignored, and a message without a join reference
    // belongs to the current join.
    if (frame.joinRef !== null && frame.joinRef !== channel.joinRef) return;
    if (this.#endIfExpired(channel)) return;
    switch (frame.event) {
      case 'phx_leave':
        this.#reply(frame, 'ok', {});
        return this.#end(channel);
      case 'access_token':
        return this.#renew(keeping, frame);
      case 'broadcast':
        return this.#broadcast(channel, frame);
      case 'presence':
        return this.#presence(keeping, frame);
      default:
        return this.#reply(frame, 'error', { reason: `The mock does not emulate ${frame.event} yet` });
    }
  }

  async #join(frame: Frame): Promise<void> {
    const before = this.#channels.get(frame.topic);
    if (before !== undefined) this.#end(before.channel);
    const refuse = (reason: string): void => this.#reply(frame, 'error', { reason });

    const parsed = safeParse(joinPayload, frame.payload);
    const name = nameOf(frame.topic);
    if (!parsed.success) return refuse('The payload of phx_join is malformed');
    if (!frame.topic.startsWith('realtime:')) return refuse('unmatched topic');
    if (name === '') return refuse('TopicNameRequired: You must provide a topic name');
    const { config, access_token } = parsed.output;
    const { newId, auth, clock } = this.#server;
    // A publishable key does not identify a user.
    const token = access_token?.startsWith('sb_') === true ? null : access_token;
    const access = await readAccess(auth, token, this.#apiKey, clock.now());
    if ('refusal' in access) return refuse(access.refusal);
    const channel: Channel = {
      id: newId(),
      topic: frame.topic,
      room: roomOf(name, config.private),
      isPrivate: config.private,
      joinRef: frame.joinRef,
      who: access,
      rights: config.private ? await this.#server.rightsIn(access, name) : allRights,
      token,
      asked: config.postgres_changes,
      broadcast: config.broadcast,
      presence: { ...config.presence, key: config.presence.key || newId() },
    };
    if (!mayBeHere(channel)) return refuse(`Unauthorized: ${mayNotRead(name)}`);
    if ('replay' in config.broadcast) return refuse('The mock does not emulate replay yet');

    this.#keep({
      channel,
      presenceCalls: new RateLimit(5, 30_000),
      said: null,
      expiry: null,
      subscribing: null,
      listening: null,
    });
    this.#reply(frame, 'ok', { postgres_changes: channel.asked.map((binding) => ({ ...binding, id: idOf(binding) })) });
    if (channel.presence.enabled && seesPresence(channel)) this.#sendPresenceState(channel);
    this.#subscribe(channel);
  }

  /**
   * Subscribes a channel to the database after a delay. Until then a newly joined channel receives no changes, and a
   * channel with a new token receives them with its old rights.
   */
  #subscribe({ id, topic, asked }: Channel): void {
    const { clock, tables, subscribesAfterMs } = this.#server;
    const before = this.#channels.get(topic);
    if (before === undefined || asked.length === 0) return;
    if (before.subscribing !== null) clock.clearTimeout(before.subscribing);
    const ask = (): void => {
      const kept = this.#channels.get(topic);
      if (kept?.channel.id !== id) return;
      const { who } = kept.channel;
      try {
        const listening = { who, bindings: subscribe(asked, tables, who) };
        this.#channels.set(topic, { ...kept, subscribing: null, listening });
        this.#server.subscriptions?.add(kept.channel, who);
        this.#sendSystem(kept.channel, 'ok', 'Subscribed to PostgreSQL');
      } catch (error) {
        if (!(error instanceof SubscriptionError)) throw error;
        this.#channels.set(topic, { ...kept, subscribing: null });
        this.#sendSystem(kept.channel, 'error', error.message);
      }
    };
    const ms = subscribesAfterMs();
    if (ms === 0) return ask();
    this.#channels.set(topic, { ...before, subscribing: clock.setTimeout(ask, ms) });
  }

  async #renew({ channel }: Keeping, frame: Frame): Promise<void> {
    const parsed = safeParse(accessTokenPayload, frame.payload);
    if (!parsed.success) return this.#reply(frame, 'error', { reason: 'The payload of access_token is malformed' });
    const { access_token: token } = parsed.output;
    // A publishable key does not identify a user.
    if (token === null || token.startsWith('sb_') || token === channel.token) return;
    const { auth, clock } = this.#server;
    const access = await readAccess(auth, token, this.#apiKey, clock.now());
    if ('ending' in access) return this.#shutDown(channel, access.ending);
    const name = nameOf(channel.topic);
    const rights = channel.isPrivate ? await this.#server.rightsIn(access, name) : allRights;
    const renewed = { ...channel, who: access, rights, token };
    if (!mayBeHere(renewed)) return this.#shutDown(channel, mayNotRead(name));
    if (losesRights(channel, renewed)) {
      return this.#shutDown(channel, `You no longer have permission to read from this Channel topic: ${name}`);
    }
    const keeping = this.#channels.get(channel.topic);
    if (keeping?.channel.id !== channel.id) return;
    this.#keep({ ...keeping, channel: renewed });
    this.#subscribe(renewed);
  }

  #broadcast(channel: Channel, frame: Frame): void {
    const parsed = safeParse(broadcastPayload, frame.payload);
    if (!parsed.success) return this.#reply(frame, 'error', { reason: 'The payload of broadcast is malformed' });
    // The server does not reply to a broadcast that is not allowed.
    if (!channel.rights.insert.broadcast) return;
    const { event, payload } = parsed.output;
    this.#server.broadcast(channel.room, { event, payload }, channel);
    if (channel.broadcast.ack) this.#reply(frame, 'ok', {});
  }

  #presence(keeping: Keeping, frame: Frame): void {
    const { channel, presenceCalls } = keeping;
    const asked = safeParse(presencePayload, frame.payload);
    if (!asked.success) return this.#reply(frame, 'ok', {});
    if (!presenceCalls.allows(this.#server.clock.now())) {
      return this.#shutDown(channel, 'Client presence rate limit exceeded');
    }
    switch (asked.output.event.toLowerCase()) {
      case 'track':
        return this.#track(keeping, frame, asked.output.payload);
      case 'untrack':
        this.#keep({ ...keeping, said: null });
        this.#reply(frame, 'ok', {});
        return this.#server.untrack(channel);
      default:
        return this.#reply(frame, 'error', {});
    }
  }

  #track(keeping: Keeping, frame: Frame, payload: unknown): void {
    const { channel } = keeping;
    if (!channel.rights.insert.presence) return this.#reply(frame, 'error', {});
    const said = safeParse(presenceMeta, payload);
    if (!said.success) return this.#reply(frame, 'error', { reason: 'Presence track payload must be a map' });
    if (JSON.stringify(said.output).length > longestPresence) {
      return this.#shutDown(channel, 'Track message size exceeded');
    }
    this.#reply(frame, 'ok', {});
    // Tracking the same payload again has no effect.
    if (sameJson(keeping.said, said.output)) return;
    // Tracking enables presence from now on but sends no state, so a channel that did not request presence never
    // receives the earlier presences.
    const listening = { ...channel, presence: { ...channel.presence, enabled: true } };
    this.#keep({ ...keeping, channel: listening, said: said.output });
    this.#server.track(listening, said.output);
  }

  /** @returns true when the channel's token has expired; the channel has then been ended */
  #endIfExpired(channel: Channel): boolean {
    if (channel.who.role !== 'authenticated') return false;
    const now = this.#server.clock.now();
    if (now < channel.who.expiresAt) return false;
    this.#shutDown(channel, expiredWords(channel.who.expiresAt, now));
    return true;
  }

  #keep(keeping: Keeping): void {
    const { channel } = keeping;
    const { clock } = this.#server;
    if (keeping.expiry !== null) clock.clearTimeout(keeping.expiry);
    const look = (): void => {
      const kept = this.#channels.get(channel.topic);
      if (kept?.channel.id === channel.id && !this.#endIfExpired(kept.channel)) this.#keep(kept);
    };
    const expiry =
      channel.who.role === 'authenticated'
        ? clock.setTimeout(look, Math.min(Math.max(0, channel.who.expiresAt - clock.now()), longestLookMs))
        : null;
    this.#channels.set(channel.topic, { ...keeping, expiry });
  }

  #writeChange(channel: Channel, who: Who, wanted: readonly ChangeBinding[], outgoing: OutgoingChange): void {
    const topic = JSON.stringify(channel.topic);
    const ids = JSON.stringify(wanted.map(({ id }) => id));
    this.#wire.send(`[null,null,${topic},"postgres_changes",{"ids":${ids},"data":${outgoing.write(who)}}]`);
  }

  #sendPresenceState({ topic, room }: Channel): void {
    this.#send({ ...byItself, topic, event: 'presence_state', payload: this.#server.presenceOf(room) });
  }

  #sendSystem(channel: Channel, status: 'ok' | 'error', message: string, extension = 'postgres_changes'): void {
    const { topic } = channel;
    const payload = { extension, status, message, channel: nameOf(topic) };
    this.#send({ ...byItself, topic, event: 'system', payload });
  }

  /** Ends a channel and sends the reason. The client does not rejoin by itself. */
  #shutDown(channel: Channel, reason: string): void {
    this.#sendSystem(channel, 'error', reason, 'system');
    this.#end(channel);
  }

  #end(channel: Channel): void {
    const keeping = this.#channels.get(channel.topic);
    if (keeping?.channel.id === channel.id) this.#forget(keeping);
    const { topic, joinRef } = channel;
    this.#send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  }

  #forget({ channel, expiry, subscribing, listening }: Keeping): void {
    this.#channels.delete(channel.topic);
    if (listening !== null) this.#server.subscriptions?.remove(channel);
    for (const timer of [expiry, subscribing]) if (timer !== null) this.#server.clock.clearTimeout(timer);
    this.#server.untrack(channel);
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #send(frame: Frame): void {
    this.#wire.send(writeFrame(frame));
  }
}

/** The longest JSON of a presence, in characters: the limit of Realtime on the free plan. */
const longestPresence = 256 * 1024;

/** A private channel may join if it may receive broadcasts, or if it requested presence and may receive it. */
function mayBeHere({ rights, presence }: Channel): boolean {
  return rights.select.broadcast || (presence.enabled && rights.select.presence);
}

function losesRights(before: Channel, after: Channel): boolean {
  const asked = before.presence.enabled ? (['broadcast', 'presence'] as const) : (['broadcast'] as const);
  return asked.some((extension) => before.rights.select[extension] && !after.rights.select[extension]);
}

function seesPresence({ isPrivate, presence, rights }: Channel): boolean {
  return !isPrivate || (presence.enabled && rights.select.presence);
}

function mayNotRead(name: string): string {
  return `You do not have permissions to read from this Channel topic: ${name}`;
}
