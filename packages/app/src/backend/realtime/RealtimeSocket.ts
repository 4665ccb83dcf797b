import type { RealtimeChannel, RealtimeChannelOptions } from '@supabase/supabase-js';
import { cadence } from '@tribunen/domain';
import type { BackendClient } from '../access/client.ts';

export interface TopicListener {
  /**
   * The topic is up: changes from here on arrive, earlier ones must be fetched. Called again after every loss, and for a `database` topic
   * after every new token.
   */
  onUp(): void;
  onDown(reason: string): void;
}

export interface TopicRequest {
  /** Unique among the open topics. */
  readonly name: string;
  /** When it counts as up: `database` once the server listens to the database, `room` once it is joined. */
  readonly kind: 'database' | 'room';
  readonly options?: RealtimeChannelOptions;
  /** Adds the bindings before the channel is joined. Called for every new channel of the topic. */
  bind(channel: RealtimeChannel): void;
}

interface Topic {
  readonly request: TopicRequest;
  readonly listener: TopicListener;
  channel: RealtimeChannel | null;
  /** Reopens the channel, or gives up waiting for the database. */
  timer: ReturnType<typeof setTimeout> | undefined;
  closed: boolean;
}

interface SystemMessage {
  readonly extension?: unknown;
  readonly status?: unknown;
  readonly message?: unknown;
}

/**
 * The page's one socket and its topics. supabase-js reconnects a lost socket and rejoins its channels. This class adds what it lacks: it
 * reopens a channel that the server closed because its token expired, retries a channel that joined without hearing that the server listens to
 * the database, and can discard a socket that has died silently.
 */
export class RealtimeSocket {
  readonly #loadClient: () => Promise<BackendClient>;
  /** Null until the first topic has loaded it. */
  #client: BackendClient | null = null;
  readonly #topics = new Set<Topic>();
  readonly #soundListeners = new Set<() => void>();
  /** Whether a heartbeat awaits its answer. */
  #isAsked = false;
  /** Resolves when the previous socket has closed; a new one waits for it. */
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

  /** Discards the socket with its channels and opens every topic on a new one. */
  reopen(): void {
    for (const topic of this.#topics) this.#leave(topic);
    this.#disconnect();
    for (const topic of this.#topics) {
      clearTimeout(topic.timer);
      void this.#join(topic);
    }
  }

  /** Sends a heartbeat now. Its answer is a sign of life. */
  probe(): void {
    // supabase-js treats a second heartbeat before the first answer as proof that the socket is dead.
    if (this.#isAsked || this.#client === null) return;
    this.#client.realtime
      .sendHeartbeat()
      .catch((error: unknown) => console.error('The socket could not be probed', error));
  }

  /** Calls the listener at every sign of life: a heartbeat's answer, a topic that comes up. Returns what ends it. */
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
        // The server may retry by itself, but does not have to.
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
      // supabase-js handles errors and time-outs itself.
      if (status === 'CLOSED') this.#openLater(topic, cadence.realtime.reconnect);
    });
  }

  /** The client with a fresh token: the server closes a channel for good when the token it was joined with expires. */
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
    // supabase-js does not say when a socket that is already closing has closed; the first call's promise does.
    this.#closing = Promise.all([this.#closing, this.#client.realtime.disconnect()]);
  }

  #sound(): void {
    for (const listener of this.#soundListeners) listener();
  }
}
