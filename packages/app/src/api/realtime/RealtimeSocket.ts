import type { RealtimeChannel, RealtimeChannelOptions } from '@supabase/supabase-js';
import { cadence, Emitter } from '@tribunen/domain';
import type { BackendClient } from '../access/client.ts';

export interface TopicListener {
  /**
   * Called when the topic is up: later changes will arrive, and earlier ones must be fetched. It is called again after
   * every loss and, for a `database` topic, after every new token; and at once for a listener that joins a topic which
   * is up.
   */
  onUp(): void;
  onDown(reason: string): void;
}

export interface MessageListener extends TopicListener {
  /** Receives each message of the topic from `bind`. */
  onMessage(message: unknown): void;
}

export interface TopicRequest {
  /** The name of the topic. Requests of the same name are for the same topic, and share its channel. */
  readonly name: string;
  /** When the topic counts as up: `database` once the server listens to the database, `room` once it is joined. */
  readonly kind: 'database' | 'room';
  readonly options?: RealtimeChannelOptions;
  /** Adds the bindings before the channel is joined, and passes their messages on. Called for every new channel of the topic. */
  bind(channel: RealtimeChannel, receive: (message: unknown) => void): void;
}

interface Topic {
  readonly request: TopicRequest;
  /** The topic is open while it has listeners. */
  readonly listeners: Set<MessageListener>;
  channel: RealtimeChannel | null;
  isUp: boolean;
  /** Reopens the channel some time after a loss, or when the server has not confirmed in time that it listens to the database. */
  timer: ReturnType<typeof setTimeout> | undefined;
  isClosed: boolean;
}

const notLoaded = 'The Supabase client did not load';

interface SystemMessage {
  readonly extension?: unknown;
  readonly status?: unknown;
  readonly message?: unknown;
}

/**
 * The page's one socket and its topics, each of which is open while it has a listener. supabase-js reconnects a lost socket and rejoins its
 * channels. This class adds what supabase-js lacks: it reopens a channel that the server closed because its token expired, retries a channel that
 * joined without hearing that the server listens to the database, and can discard a socket that has died silently.
 */
export class RealtimeSocket {
  readonly #loadClient: () => Promise<BackendClient>;
  /** Null until a topic has loaded the client. */
  #client: BackendClient | null = null;
  /** The open topics by name. */
  readonly #topics = new Map<string, Topic>();
  readonly #sounds = new Emitter<void>();
  /** Whether a heartbeat is unanswered. */
  #isAsked = false;
  /** Resolves when the previous socket has closed: a new socket waits for that. */
  #closing: Promise<unknown> = Promise.resolve();

  constructor(loadClient: () => Promise<BackendClient>) {
    this.#loadClient = loadClient;
  }

  /**
   * Listens to a topic. The first listener opens it, and the last one closes it.
   *
   * @returns a function that stops listening
   */
  open(request: TopicRequest, listener: MessageListener): () => void {
    const topic = this.#topics.get(request.name) ?? this.#begin(request);
    topic.listeners.add(listener);
    if (topic.isUp) listener.onUp();
    return () => {
      if (topic.listeners.delete(listener) && topic.listeners.size === 0) this.#close(topic);
    };
  }

  /**
   * Discards the socket with its channels and opens every topic on a new one. The topics that seemed up are down from
   * here on: a socket that has died silently may have lost messages.
   */
  reopen(): void {
    for (const topic of this.#topics.values()) {
      if (topic.isUp) this.#announceDown(topic, 'CLOSED');
      this.#leave(topic);
    }
    this.#disconnect();
    for (const topic of this.#topics.values()) {
      clearTimeout(topic.timer);
      void this.#join(topic);
    }
  }

  /** Sends a heartbeat now; the answer is a sign of life. */
  probe(): void {
    // supabase-js treats a second heartbeat before the first answer as proof that the socket is dead.
    if (this.#isAsked || this.#client === null) return;
    this.#client.realtime
      .sendHeartbeat()
      .catch((error: unknown) => console.error('The socket could not be probed', error));
  }

  /** Calls the listener at every sign of life: the answer to a heartbeat, or a topic that comes up. Returns a function that stops it. */
  readonly onSound = this.#sounds.listen;

  #begin(request: TopicRequest): Topic {
    const topic: Topic = {
      request,
      listeners: new Set(),
      channel: null,
      isUp: false,
      timer: undefined,
      isClosed: false,
    };
    this.#topics.set(request.name, topic);
    void this.#join(topic);
    return topic;
  }

  #close(topic: Topic): void {
    topic.isClosed = true;
    clearTimeout(topic.timer);
    this.#topics.delete(topic.request.name);
    this.#leave(topic);
    if (this.#topics.size === 0) this.#disconnect();
  }

  async #join(topic: Topic): Promise<void> {
    const { request } = topic;
    const client = await this.#open(topic);
    if (client === null || topic.isClosed || topic.channel !== null) return;

    const channel = client.channel(request.name, request.options);
    topic.channel = channel;
    const isCurrent = (): boolean => !topic.isClosed && topic.channel === channel;
    request.bind(channel, (message) => {
      if (!isCurrent()) return;
      for (const listener of topic.listeners) listener.onMessage(message);
    });
    const up = (): void => {
      clearTimeout(topic.timer);
      this.#sound();
      for (const listener of topic.listeners) listener.onUp();
      // This is set only after the loop, which also reaches a listener that joins during it.
      topic.isUp = true;
    };
    if (request.kind === 'database') {
      channel.on('system', {}, (message: SystemMessage) => {
        if (!isCurrent() || message.extension !== 'postgres_changes') return;
        if (message.status === 'ok') return up();
        this.#announceDown(topic, String(message.message));
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
      this.#announceDown(topic, error?.message ?? status);
      // supabase-js handles errors and time-outs itself.
      if (status === 'CLOSED') this.#openLater(topic, cadence.realtime.reconnect);
    });
  }

  /** The client with a fresh token: when the token that a channel was joined with expires, the server closes the channel for good. */
  async #open(topic: Topic): Promise<BackendClient | null> {
    let client: BackendClient;
    try {
      client = await this.#loadClient();
    } catch (error) {
      console.error(notLoaded, error);
      this.#announceDown(topic, notLoaded);
      if (!topic.isClosed) this.#openLater(topic, cadence.realtime.reconnect);
      return null;
    }
    if (this.#client === null) this.#listenToHeart(client);
    this.#client = client;
    try {
      await this.#closing;
      await client.realtime.setAuth();
    } catch (error) {
      console.error('The socket got no fresh token', error);
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
    topic.isUp = false;
    if (channel === null || this.#client === null) return;
    this.#client
      .removeChannel(channel)
      .catch((error: unknown) => console.error(`Could not leave ${topic.request.name}`, error));
  }

  #announceDown(topic: Topic, reason: string): void {
    topic.isUp = false;
    for (const listener of topic.listeners) listener.onDown(reason);
  }

  #disconnect(): void {
    if (this.#client === null) return;
    this.#isAsked = false;
    // supabase-js does not report when a socket that is already closing has closed, so the promise of the first call is kept.
    this.#closing = Promise.all([this.#closing, this.#client.realtime.disconnect()]);
  }

  #sound(): void {
    this.#sounds.emit();
  }
}
