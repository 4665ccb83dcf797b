import { safeParse } from 'valibot';
import type { Clock } from '../../Clock.ts';
import { Queue } from '../../Queue.ts';
import type { Change } from '../../Table.ts';
import type { Auth } from '../auth/Auth.ts';
import { renderRow } from '../columnTypes.ts';
import { NotEmulatedError, PostgresError } from '../PostgresError.ts';
import type { RestTables } from '../rest/answerRest.ts';
import { anonymous, type Who } from '../who.ts';
import { type ChangeBinding, readChangeBinding } from './ChangeBinding.ts';
import { accessTokenPayload, type Binding, type Frame, joinPayload, readFrame, writeFrame } from './frames.ts';

/** The way out to one client. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
}

interface Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly who: Who;
  readonly bindings: readonly ChangeBinding[];
}

const byItself = { joinRef: null, ref: null };

/** One client's socket: its channels, and what each of them listens for (Phoenix channels, vsn 2.0.0). */
export class RealtimeSocket {
  readonly #wire: Wire;
  readonly #tables: RestTables;
  readonly #auth: Auth;
  readonly #clock: Clock;
  readonly #onClosed: () => void;
  readonly #channels = new Map<string, Channel>();
  readonly #messages = new Queue();

  constructor(wire: Wire, tables: RestTables, auth: Auth, clock: Clock, onClosed: () => void) {
    this.#wire = wire;
    this.#tables = tables;
    this.#auth = auth;
    this.#clock = clock;
    this.#onClosed = onClosed;
  }

  /** One message of the client. Messages are taken in turn: a token is read in the background, a join must not overtake it. */
  receive(data: string | Uint8Array): Promise<void> {
    return this.#messages.run(() => this.#take(data));
  }

  /** The client is gone. */
  closed(): void {
    this.#channels.clear();
    this.#onClosed();
  }

  close(code: number, reason: string): void {
    this.closed();
    this.#wire.close(code, reason);
  }

  /** Passes a change on to each channel that listens for it and may see it. */
  tell(change: Change): void {
    for (const channel of this.#channels.values()) {
      if (this.#hasExpired(channel)) continue;
      const ids = channel.bindings.filter(({ wants }) => wants(change)).map(({ id }) => id);
      if (ids.length > 0 && this.#sees(channel.who, change)) this.#sendChange(channel, ids, change);
    }
  }

  async #take(data: string | Uint8Array): Promise<void> {
    const frame = readFrame(data);
    if (frame === null) return this.close(4400, 'Not a Phoenix message');
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return this.#reply(frame, 'ok', {});
    if (frame.event === 'phx_join') return this.#join(frame);
    const channel = this.#channels.get(frame.topic);
    if (channel === undefined) return this.#reply(frame, 'error', { reason: 'unmatched topic' });
    switch (frame.event) {
      case 'phx_leave':
        this.#reply(frame, 'ok', {});
        return this.#end(channel);
      case 'access_token':
        return this.#renew(channel, frame);
      default:
        return this.#reply(frame, 'error', { reason: `The mock does not emulate ${frame.event} yet` });
    }
  }

  async #join(frame: Frame): Promise<void> {
    const before = this.#channels.get(frame.topic);
    if (before !== undefined) this.#end(before);

    const parsed = safeParse(joinPayload, frame.payload);
    if (!parsed.success) return this.#reply(frame, 'error', { reason: 'The payload of phx_join is malformed' });
    const { config, access_token } = parsed.output;
    const unknown = notEmulatedIn(config);
    if (unknown !== null) return this.#reply(frame, 'error', { reason: `The mock does not emulate ${unknown} yet` });

    const who = await this.#whoJoins(access_token);
    if (who === 'expired') return this.#reply(frame, 'error', { reason: 'InvalidJWTToken: Token has expired' });

    const { bindings, faults } = this.#readBindings(config.postgres_changes);
    this.#channels.set(frame.topic, { topic: frame.topic, joinRef: frame.joinRef, who, bindings });
    this.#reply(frame, 'ok', {
      postgres_changes: bindings.map(({ id, binding: { event, schema, table, filter } }) => ({
        id,
        event,
        schema,
        ...(table !== undefined && { table }),
        ...(filter !== undefined && { filter }),
      })),
    });
    if (bindings.length === 0) return;
    const [fault] = faults;
    this.#sendSystem(frame.topic, fault === undefined ? 'ok' : 'error', fault ?? 'Subscribed to PostgreSQL');
  }

  /** A filter that cannot be read does not refuse the join: the binding hears nothing, and a system message tells why. */
  #readBindings(asked: readonly Binding[]): {
    readonly bindings: readonly ChangeBinding[];
    readonly faults: readonly string[];
  } {
    const faults: string[] = [];
    const bindings = asked.map((binding) => {
      const columns = binding.table === undefined ? undefined : this.#tables[binding.table]?.columns;
      try {
        return readChangeBinding(binding, columns);
      } catch (error) {
        if (!(error instanceof PostgresError) && !(error instanceof NotEmulatedError)) throw error;
        faults.push(`Error parsing \`filter\` params: ${error.message}`);
        return { ...readChangeBinding({ ...binding, filter: undefined }, columns), binding, wants: () => false };
      }
    });
    return { bindings, faults };
  }

  async #renew(channel: Channel, frame: Frame): Promise<void> {
    const parsed = safeParse(accessTokenPayload, frame.payload);
    if (!parsed.success) return this.#reply(frame, 'error', { reason: 'The payload of access_token is malformed' });
    const who = await this.#whoJoins(parsed.output.access_token);
    if (who !== 'expired') return void this.#channels.set(channel.topic, { ...channel, who });
    this.#sendSystem(channel.topic, 'error', 'Token has expired', 'system');
    this.#end(channel);
  }

  /** A key that is no token of ours is the anonymous key: the gateway has let it through. */
  async #whoJoins(accessToken: string | null): Promise<Who | 'expired'> {
    if (accessToken === null) return anonymous;
    const who = await this.#auth.readBearer(accessToken);
    return who === 'invalid' ? anonymous : who;
  }

  #hasExpired(channel: Channel): boolean {
    if (channel.who.role === 'anon' || channel.who.expiresAt > this.#clock.now()) return false;
    this.#sendSystem(channel.topic, 'error', 'Token has expired', 'system');
    this.#end(channel);
    return true;
  }

  /** A row that is gone cannot be judged by the policies: who listens hears its key, and no more. */
  #sees(who: Who, change: Change): boolean {
    if (change.schema !== 'public') return false;
    return change.type === 'DELETE' || this.#tables[change.table]?.sees(who, change.record) === true;
  }

  #sendChange(channel: Channel, ids: readonly number[], change: Change): void {
    const columns = this.#tables[change.table]?.columns ?? {};
    const { schema, table, type, primaryKey } = change;
    this.#send({
      ...byItself,
      topic: channel.topic,
      event: 'postgres_changes',
      payload: {
        ids,
        data: {
          schema,
          table,
          type,
          commit_timestamp: new Date(this.#clock.now()).toISOString(),
          columns: Object.entries(columns).map(([name, columnType]) => ({ name, type: columnType })),
          ...(change.type !== 'DELETE' && { record: renderRow(columns, change.record) }),
          ...(change.type !== 'INSERT' && { old_record: { [primaryKey]: change.oldRecord[primaryKey] } }),
          errors: null,
        },
      },
    });
  }

  #sendSystem(topic: string, status: 'ok' | 'error', message: string, extension = 'postgres_changes'): void {
    const channel = topic.replace(/^realtime:/, '');
    this.#send({ ...byItself, topic, event: 'system', payload: { extension, status, message, channel } });
  }

  #end(channel: Channel): void {
    this.#channels.delete(channel.topic);
    const { topic, joinRef } = channel;
    this.#send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #send(frame: Frame): void {
    this.#wire.send(writeFrame(frame));
  }
}

function notEmulatedIn(config: {
  readonly presence: { readonly enabled: unknown };
  readonly private: unknown;
  readonly postgres_changes: readonly Binding[];
}): string | null {
  if (config.presence.enabled === true) return 'presence';
  if (config.private === true) return 'private channels';
  return config.postgres_changes.some(({ select }) => select !== undefined) ? 'select in postgres_changes' : null;
}
