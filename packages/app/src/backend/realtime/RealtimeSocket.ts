import type { RealtimeChannel, RealtimeChannelOptions } from '@supabase/supabase-js';
import { cadence } from '@tribunen/domain';
import type { BackendClient } from '../client.ts';

export interface TopicListener {
  /** From here on everything is told; what happened before must be fetched. It comes again after every loss. */
  onUp(): void;
  onDown(reason: string): void;
}

export interface TopicRequest {
  /** No two open at a time have the same. */
  readonly name: string;
  /** What makes it up: `database` when the server listens to the database, `room` when it is joined. */
  readonly kind: 'database' | 'room';
  readonly options?: RealtimeChannelOptions;
  /** Binds what is listened for, before the channel is joined. It is called for every new channel of the topic. */
  bind(channel: RealtimeChannel): void;
}

interface Topic {
  readonly request: TopicRequest;
  readonly listener: TopicListener;
  channel: RealtimeChannel | null;
  /** What opens the channel anew, or gives up waiting for the database. */
  timer: ReturnType<typeof setTimeout> | undefined;
  closed: boolean;
}

interface SystemMessage {
  readonly extension?: unknown;
  readonly status?: unknown;
  readonly message?: unknown;
}

/**
 * The one socket of the page and the topics on it. supabase-js finds a lost socket again and joins its channels anew; this class does
 * what it does not: a channel that the server has closed (its token ran out) is opened again with a fresh token, a channel that is
 * joined but not told that the database is listened to, or no longer, is tried anew, and a socket that is dead without saying so can be thrown away.
 */
export class RealtimeSocket {
  readonly #loadClient: () => Promise<BackendClient>;
  /** Null until the first topic has had it loaded. */
  #client: BackendClient | null = null;
  readonly #topics = new Set<Topic>();
  readonly #soundListeners = new Set<() => void>();
  /** Whether a heartbeat waits for its answer. */
  #isAsked = false;
  /** The socket that is being closed: a new one waits for it. */
  #closing: Promise<unknown> = Promise.resolve();

  constructor(loadClient: () => Promise<BackendClient>) {
    this.#loadClient = loadClient;
  }

  /**
   * Opens a topic and keeps it open.
   *
   * @returns what ends it
   */
  open(request: TopicRequest, listener: TopicListener): () => void {
    const topic: Topic = { request, listener, channel: null, timer: undefined, closed: false };
    this.#topics.add(topic);
    void this.#join(topic);
    return () => {
      topic.closed = true;
      clearTimeout(topic.timer);
      this.#topics.delete(topic);
      this.#leave(topic);
      if (this.#topics.size === 0) this.#disconnect();
    };
  }

  /** Throws the socket away with all its channels, and opens every topic on a new one. */
  reopen(): void {
    for (const topic of this.#topics) this.#leave(topic);
    this.#disconnect();
    for (const topic of this.#topics) {
      clearTimeout(topic.timer);
      void this.#join(topic);
    }
  }

  /** Lets the heart beat at once: an answer is a sound. */
  probe(): void {
    // supabase-js takes a second heartbeat before the answer to the first for the proof that the socket is dead.
    if (this.#isAsked || this.#client === null) return;
    this.#client.realtime
      .sendHeartbeat()
      .catch((error: unknown) => console.error('The socket could not be probed', error));
  }

  /** Tells of every sign of life: an answer to a heartbeat, a topic that comes up. Returns what ends it. */
  onSound(listener: () => void): () => void {
    this.#soundListeners.add(listener);
    return () => this.#soundListeners.delete(listener);
  }

  async #join(topic: Topic): Promise<void> {
    const { request, listener } = topic;
    const client = await this.#open(topic);
    if (client === null || topic.closed || topic.channel !== null) return;

    const channel = client.channel(request.name, request.options);
    topic.channel = channel;
    request.bind(channel);
    const isCurrent = (): boolean => !topic.closed && topic.channel === channel;
    const up = (): void => {
      clearTimeout(topic.timer);
      this.#sound();
      listener.onUp();
    };
    if (request.kind === 'database') {
      channel.on('system', {}, (message: SystemMessage) => {
        if (!isCurrent() || message.extension !== 'postgres_changes') return;
        if (message.status === 'ok') return up();
        listener.onDown(String(message.message));
        // The server may try by itself, and need not.
        this.#openLater(topic, cadence.realtime.watchdog);
      });
    }
    channel.subscribe((status, error) => {
      if (!isCurrent()) return;
      if (status === 'SUBSCRIBED') {
        if (request.kind === 'room') up();
        else this.#openLater(topic, cadence.realtime.watchdog);
        return;
      }
      listener.onDown(error?.message ?? status);
      // Of errors and time-outs supabase-js takes care itself.
      if (status === 'CLOSED') this.#openLater(topic, cadence.realtime.reconnect);
    });
  }

  /** The client, with a fresh token: a channel is closed for good when the token that it was joined with runs out. */
  async #open(topic: Topic): Promise<BackendClient | null> {
    let client: BackendClient;
    try {
      client = await this.#loadClient();
    } catch (error) {
      console.error('There is no socket yet: the Supabase client did not come', error);
      topic.listener.onDown('the client did not come');
      if (!topic.closed) this.#openLater(topic, cadence.realtime.reconnect);
      return null;
    }
    if (this.#client === null) this.#listenToHeart(client);
    this.#client = client;
    try {
      await this.#closing;
      await client.realtime.setAuth();
    } catch (error) {
      console.error('The socket could not be given a fresh token', error);
    }
    return client;
  }

  #listenToHeart({ realtime }: BackendClient): void {
    realtime.onHeartbeat((status) => {
      this.#isAsked = status === 'sent';
      if (status === 'ok') this.#sound();
    });
  }

  #openLater(topic: Topic, ms: number): void {
    clearTimeout(topic.timer);
    topic.timer = setTimeout(() => {
      this.#leave(topic);
      void this.#join(topic);
    }, ms);
  }

  #leave(topic: Topic): void {
    const { channel } = topic;
    topic.channel = null;
    if (channel === null || this.#client === null) return;
    this.#client
      .removeChannel(channel)
      .catch((error: unknown) => console.error(`Could not leave ${topic.request.name}`, error));
  }

  #disconnect(): void {
    if (this.#client === null) return;
    this.#isAsked = false;
    // Of a socket that is being closed already supabase-js does not say when that is done: who closed it first waits for it.
    this.#closing = Promise.all([this.#closing, this.#client.realtime.disconnect()]);
  }

  #sound(): void {
    for (const listener of this.#soundListeners) listener();
  }
}
