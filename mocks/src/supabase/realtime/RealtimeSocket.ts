import { safeParse } from 'valibot';
import type { Clock } from '../../Clock.ts';
import { Queue } from '../../Queue.ts';
import type { Columns } from '../columnTypes.ts';
import type { TableAccess } from '../GuardedTable.ts';
import { anonymous, type Who } from '../who.ts';
import type { Broadcast } from './Broadcast.ts';
import { readChangeBinding } from './ChangeBinding.ts';
import { type Channel, nameOf, roomOf } from './Channel.ts';
import {
  accessTokenPayload,
  broadcastPayload,
  type Frame,
  joinPayload,
  presenceMeta,
  presencePayload,
  readFrame,
  type WireData,
  writeBroadcast,
  writeFrame,
} from './frames.ts';
import type { PresenceDiff } from './PresenceList.ts';
import { RateLimit } from './RateLimit.ts';
import type { RealtimeServer } from './RealtimeServer.ts';
import type { ToldChange } from './ToldChange.ts';

/** The way out to one client. */
export interface Wire {
  send(data: WireData): void;
  close(code: number, reason: string): void;
}

/** What a channel keeps beside what was agreed at its join. */
interface Keeping {
  readonly channel: Channel;
  /** The server allows five calls in half a minute, then it closes the channel. */
  readonly presenceCalls: RateLimit;
  readonly expiry: ReturnType<Clock['setTimeout']> | null;
  /** What is left of the server's time to listen to the database for this channel; null once it does. */
  readonly subscribing: ReturnType<Clock['setTimeout']> | null;
}

/** Why a token is refused: a join says the code too, a channel that ends over it only the words. */
interface TokenFault {
  readonly code: 'MalformedJWT' | 'JwtSignatureError' | 'InvalidJWTToken';
  readonly words: string;
}

const malformed: TokenFault = { code: 'MalformedJWT', words: 'The token provided is not a valid JWT' };
const badSignature: TokenFault = { code: 'JwtSignatureError', words: 'Failed to validate JWT signature' };

const byItself = { joinRef: null, ref: null };
/** Timers of 2^31 ms and more fire at once; a token is looked at again at least so often. */
const longestLookMs = 5 * 60_000;

/** One client's socket: its channels, and what each of them listens for (Phoenix channels, vsn 2.0.0). */
export class RealtimeSocket {
  readonly #wire: Wire;
  /** What the socket was opened with; who says no more than this is nobody in particular. */
  readonly #apiKey: string | null;
  readonly #server: RealtimeServer;
  readonly #onClosed: () => void;
  readonly #channels = new Map<string, Keeping>();
  readonly #messages = new Queue();

  constructor(wire: Wire, apiKey: string | null, server: RealtimeServer, onClosed: () => void) {
    this.#wire = wire;
    this.#apiKey = apiKey;
    this.#server = server;
    this.#onClosed = onClosed;
  }

  /** One message of the client. Messages are taken in turn: a token is read in the background, a join must not overtake it. */
  receive(data: string | Uint8Array): Promise<void> {
    return this.#messages.run(() => this.#take(data));
  }

  /** The client is gone. */
  closed(): void {
    for (const keeping of this.#channels.values()) this.#forget(keeping);
    this.#onClosed();
  }

  close(code: number, reason: string): void {
    this.closed();
    this.#wire.close(code, reason);
  }

  /** Passes a change on to each channel that listens for it and may see it. */
  tell(told: ToldChange): void {
    for (const { channel, subscribing } of this.#channels.values()) {
      if (channel.bindings.length === 0 || subscribing !== null || this.#endIfExpired(channel)) continue;
      const wanted = channel.bindings.filter(({ wants }) => wants(told.change));
      if (wanted.length > 0 && told.isToldTo(channel.who)) this.#sendChange(channel, wanted, told);
    }
  }

  /** Passes on what is said in a room; who says it hears it only by its own wish. */
  hear(room: string, broadcast: Broadcast, speaker: Channel | null): void {
    for (const { channel } of this.#channels.values()) {
      if (channel.room !== room || (channel.id === speaker?.id && !channel.broadcast.self)) continue;
      if (!this.#endIfExpired(channel)) this.#wire.send(writeBroadcast(channel.topic, broadcast));
    }
  }

  /** Passes on who comes to a room and who leaves it. */
  see({ room, joins, leaves }: PresenceDiff): void {
    for (const { channel } of this.#channels.values()) {
      if (channel.room !== room || !channel.presence.enabled || this.#endIfExpired(channel)) continue;
      this.#send({ ...byItself, topic: channel.topic, event: 'presence_diff', payload: { joins, leaves } });
    }
  }

  async #take(data: string | Uint8Array): Promise<void> {
    const frame = readFrame(data);
    if (frame === null) return console.warn('A realtime message that is no Phoenix message was passed over');
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return this.#reply(frame, 'ok', {});
    if (frame.event === 'phx_join') return this.#join(frame);
    const keeping = this.#channels.get(frame.topic);
    if (keeping === undefined) return this.#reply(frame, 'error', { reason: 'unmatched topic' });
    const { channel } = keeping;
    if (this.#endIfExpired(channel)) return;
    switch (frame.event) {
      case 'phx_leave':
        this.#reply(frame, 'ok', {});
        // Who leaves a channel that a newer join has ended already does not leave the newer one.
        return frame.joinRef === channel.joinRef ? this.#end(channel) : undefined;
      case 'access_token':
        return this.#renew(channel, frame);
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
    const reading = await this.#whoJoins(access_token);
    if ('words' in reading) return refuse(`${reading.code}: ${reading.words}`);
    if (config.private && reading.role === 'anon') {
      return refuse(`Unauthorized: You do not have permissions to read from this Channel topic: ${name}`);
    }

    const { newId, tables } = this.#server;
    const bindings = config.postgres_changes.map((binding) =>
      readChangeBinding(binding, binding.table === undefined ? undefined : publishedColumns(tables[binding.table])),
    );
    const channel: Channel = {
      id: newId(),
      topic: frame.topic,
      room: roomOf(name, config.private),
      isPrivate: config.private,
      joinRef: frame.joinRef,
      who: reading,
      bindings,
      broadcast: config.broadcast,
      presence: { ...config.presence, key: config.presence.key || newId() },
    };
    this.#keep({ channel, presenceCalls: new RateLimit(5, 30_000), expiry: null, subscribing: null });
    this.#reply(frame, 'ok', {
      postgres_changes: bindings.map(({ id, binding: { event, schema, table, filter, select } }) => ({
        id,
        event,
        schema,
        ...(table !== undefined && { table }),
        ...(filter !== undefined && { filter }),
        ...(select !== undefined && { select }),
      })),
    });
    if (channel.presence.enabled) this.#sendPresence(channel);
    if (bindings.length > 0) this.#subscribe(channel);
  }

  /** The server takes its time to listen to the database; a channel that has joined hears nothing of it before it is told so. */
  #subscribe({ id, topic, bindings }: Channel): void {
    const fault = bindings.find((each) => each.fault !== null)?.fault ?? null;
    const done = (): void => {
      const kept = this.#channels.get(topic);
      if (kept?.channel.id !== id) return;
      this.#channels.set(topic, { ...kept, subscribing: null });
      this.#sendSystem(kept.channel, fault === null ? 'ok' : 'error', fault ?? 'Subscribed to PostgreSQL');
    };
    const ms = this.#server.subscribesAfterMs();
    const kept = this.#channels.get(topic);
    if (ms === 0 || kept === undefined) return done();
    this.#channels.set(topic, { ...kept, subscribing: this.#server.clock.setTimeout(done, ms) });
  }

  async #renew(channel: Channel, frame: Frame): Promise<void> {
    const parsed = safeParse(accessTokenPayload, frame.payload);
    if (!parsed.success) return this.#shutDown(channel, malformed.words);
    const { access_token } = parsed.output;
    // A publishable key is no token of a user, and says nothing of who listens.
    if (access_token === null || access_token.startsWith('sb_')) return;
    const who = await this.#whoJoins(access_token);
    if ('words' in who) return this.#shutDown(channel, who.words);
    if (channel.isPrivate && who.role === 'anon') {
      const name = nameOf(channel.topic);
      return this.#shutDown(channel, `You no longer have permission to read from this Channel topic: ${name}`);
    }
    const keeping = this.#channels.get(channel.topic);
    if (keeping?.channel === channel) this.#keep({ ...keeping, channel: { ...channel, who } });
  }

  #broadcast(channel: Channel, frame: Frame): void {
    const parsed = safeParse(broadcastPayload, frame.payload);
    if (!parsed.success) return this.#reply(frame, 'error', { reason: 'The payload of broadcast is malformed' });
    const { event, payload } = parsed.output;
    this.#server.broadcast(channel.room, { event, payload }, channel);
    if (channel.broadcast.ack) this.#reply(frame, 'ok', {});
  }

  #presence(keeping: Keeping, frame: Frame): void {
    const { channel, presenceCalls } = keeping;
    if (!presenceCalls.allows(this.#server.clock.now())) {
      return this.#shutDown(channel, 'Client presence rate limit exceeded');
    }
    const asked = safeParse(presencePayload, frame.payload);
    if (!asked.success) return this.#reply(frame, 'error', { reason: 'The payload of presence is malformed' });
    const event = asked.output.event.toLowerCase();
    if (event === 'untrack') {
      this.#reply(frame, 'ok', {});
      return this.#server.untrack(channel);
    }
    if (event !== 'track') return this.#reply(frame, 'error', { reason: `Unknown presence event: ${event}` });
    const said = safeParse(presenceMeta, asked.output.payload);
    if (!said.success) return this.#reply(frame, 'error', { reason: 'Presence track payload must be a map' });
    this.#reply(frame, 'ok', {});
    this.#server.track(channel, said.output);
    // Who tracks without having asked for presence gets it from then on.
    if (channel.presence.enabled) return;
    const listening = { ...channel, presence: { ...channel.presence, enabled: true } };
    this.#keep({ ...keeping, channel: listening });
    this.#sendPresence(listening);
  }

  /** Who a token speaks for, or why it is refused. Without one it is the socket's key that speaks, which is nobody's. */
  async #whoJoins(accessToken: string | null): Promise<Who | TokenFault> {
    if (accessToken === null || accessToken === this.#apiKey) return anonymous;
    const who = await this.#server.auth.readBearer(accessToken);
    if (who === 'expired') return { code: 'InvalidJWTToken', words: 'Token has expired' };
    if (who === 'invalid') return accessToken.split('.').length === 3 ? badSignature : malformed;
    const left = who.expiresAt - this.#server.clock.now();
    return left > 0 ? who : { code: 'InvalidJWTToken', words: expiredWords(left) };
  }

  /** @returns whether the channel's token has run out; then the channel has ended */
  #endIfExpired(channel: Channel): boolean {
    if (channel.who.role !== 'authenticated') return false;
    const left = channel.who.expiresAt - this.#server.clock.now();
    if (left > 0) return false;
    this.#shutDown(channel, expiredWords(left));
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
      channel.who.role !== 'authenticated'
        ? null
        : clock.setTimeout(look, Math.min(Math.max(0, channel.who.expiresAt - clock.now()), longestLookMs));
    this.#channels.set(channel.topic, { ...keeping, expiry });
  }

  #sendChange(channel: Channel, wanted: Channel['bindings'], told: ToldChange): void {
    const topic = JSON.stringify(channel.topic);
    // Bindings that ask for different columns get a message each.
    const idsByData = new Map<string, number[]>();
    for (const { id, binding } of wanted) {
      const data = told.write(channel.who, binding.select);
      idsByData.set(data, [...(idsByData.get(data) ?? []), id]);
    }
    for (const [data, ids] of idsByData) {
      this.#wire.send(`[null,null,${topic},"postgres_changes",{"ids":${JSON.stringify(ids)},"data":${data}}]`);
    }
  }

  #sendPresence({ topic, room }: Channel): void {
    this.#send({ ...byItself, topic, event: 'presence_state', payload: this.#server.presenceOf(room) });
  }

  #sendSystem(channel: Channel, status: 'ok' | 'error', message: string, extension = 'postgres_changes'): void {
    const { topic } = channel;
    const payload = { extension, status, message, channel: nameOf(topic) };
    this.#send({ ...byItself, topic, event: 'system', payload });
  }

  /** Ends a channel and says why; the client does not come back by itself. */
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

  #forget({ channel, expiry, subscribing }: Keeping): void {
    this.#channels.delete(channel.topic);
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

/** @param left milliseconds until the token runs out; none or less */
function expiredWords(left: number): string {
  return `Token has expired ${Math.ceil(-left / 1000)} seconds ago`;
}

/** To a table that is not published nobody can listen: it is as if there were none. */
function publishedColumns(table: TableAccess | undefined): Columns | undefined {
  return table?.published === true ? table.columns : undefined;
}
