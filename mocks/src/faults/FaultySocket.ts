import { type Clock, type Frame, readFrame, type Wire, writeFrame } from '@tribunen/protocol';
import type { Random } from '@tribunen/football';
import type { SocketFault } from './Fault.ts';

/**
 * The server's side of one client's socket. Call `receive` with each message, and `closed` when the client has gone.
 */
export interface ServedSocket {
  receive(data: string | Uint8Array): Promise<void>;
  closed(): void;
}

interface FaultySocketOptions {
  readonly wire: Wire;
  readonly clock: Clock;
  readonly random: Random;
  /** The faults that are active now. */
  readonly faults: () => readonly SocketFault[];
  readonly onClosed: () => void;
}

type Message = Parameters<Wire['send']>[0];

/**
 * The messages that the server pushes. Only these can be lost, doubled, delayed or reordered; the server's replies
 * always pass.
 */
const pushedEvents = new Set(['postgres_changes', 'broadcast', 'presence_state', 'presence_diff']);
/** A held message waits this long for a later message; then it is sent alone. */
const longestSwapMs = 2000;
const expired = 'InvalidJWTToken: Token has expired';

/** One client's socket. It applies the faults to the messages between client and server. */
export class FaultySocket implements ServedSocket {
  readonly #options: FaultySocketOptions;
  /** The server's end; null until `serve` has opened it. */
  #served: ServedSocket | null = null;
  /** The channels that the client has asked to join: topic → its `join_ref`. */
  readonly #joined = new Map<string, string | null>();
  readonly #timers = new Set<ReturnType<Clock['setTimeout']>>();
  /** A message that is held back until the next message has been sent. */
  #held: Message | null = null;
  /**
   * The time at which the last delayed message is due (milliseconds since 1970). The next delayed message is not sent
   * before this time, so that delayed messages keep their order.
   */
  #lastDue = 0;
  #isOpen = true;

  constructor(options: FaultySocketOptions) {
    this.#options = options;
  }

  /** Opens the server's end on a wire that applies the faults. */
  serve(open: (wire: Wire) => ServedSocket): void {
    this.#served = open({
      send: (message) => this.#send(message),
      close: (code, reason) => {
        this.#end();
        this.#options.wire.close(code, reason);
      },
    });
    this.meet(this.#options.faults());
  }

  /** Applies the active faults to an open connection. */
  meet(faults: readonly SocketFault[]): void {
    for (const { kind } of faults) {
      if (kind === 'closed' || (kind === 'join-refused' && this.#joined.size > 0)) return this.#break();
      if (kind === 'token-expired') this.#expireChannels();
    }
  }

  async receive(data: string | Uint8Array): Promise<void> {
    if (!this.#isOpen) return;
    const frame = readFrame(data);
    if (frame?.event === 'phx_join') {
      const reason = this.#reasonToRefuse();
      if (reason !== null) return this.#reply(frame, { status: 'error', response: { reason } });
      this.#joined.set(frame.topic, frame.joinRef);
    }
    if (frame?.event === 'phx_leave') this.#joined.delete(frame.topic);
    await this.#served?.receive(data);
  }

  closed(): void {
    this.#end();
    this.#served?.closed();
  }

  #break(): void {
    if (!this.#isOpen) return;
    this.closed();
    this.#options.wire.close(4000, 'The demo breaks the line on purpose');
  }

  #end(): void {
    this.#isOpen = false;
    for (const timer of this.#timers) this.#options.clock.clearTimeout(timer);
    this.#timers.clear();
    this.#options.onClosed();
  }

  #reasonToRefuse(): string | null {
    const kinds = this.#options.faults().map(({ kind }) => kind);
    if (kinds.includes('join-refused'))
      return 'Unauthorized: You do not have permissions to read from this Channel topic';
    return kinds.includes('token-expired') ? expired : null;
  }

  /**
   * Ends every channel as the server does when a token has expired: sends the client the reason, and makes the server
   * close the channel.
   */
  #expireChannels(): void {
    for (const [topic, joinRef] of this.#joined) {
      const channel = topic.replace(/^realtime:/, '');
      const payload = { extension: 'system', status: 'error', message: 'Token has expired', channel };
      this.#pass(writeFrame({ joinRef: null, ref: null, topic, event: 'system', payload }));
      this.#served
        ?.receive(writeFrame({ joinRef, ref: null, topic, event: 'phx_leave', payload: {} }))
        .catch((error: unknown) => console.error('A channel could not be ended', error));
    }
    this.#joined.clear();
  }

  #send(message: Message): void {
    if (!isPushed(message)) return this.#pass(message);
    let copies = 1;
    let delay = 0;
    let swaps = false;
    for (const fault of this.#options.faults()) {
      if (fault.kind === 'dropped' && this.#options.random() < fault.share) copies = 0;
      if (fault.kind === 'duplicated' && this.#options.random() < fault.share) copies *= 2;
      if (fault.kind === 'late') delay += fault.ms + (fault.jitterMs ?? 0) * this.#options.random();
      if (fault.kind === 'reordered') swaps = true;
    }
    for (let copy = 0; copy < copies; copy += 1) this.#afterDelay(delay, () => this.#inPlace(message, swaps));
  }

  #afterDelay(delay: number, run: () => void): void {
    if (delay === 0) return run();
    const now = this.#options.clock.now();
    this.#lastDue = Math.max(this.#lastDue, now + delay);
    this.#later(this.#lastDue - now, run);
  }

  /** Sends a message. Of two messages that swap places, the first is held back until the second has been sent. */
  #inPlace(message: Message, swaps: boolean): void {
    const held = this.#held;
    if (swaps && held === null) {
      this.#held = message;
      return this.#later(longestSwapMs, () => this.#release(message));
    }
    this.#pass(message);
    if (held !== null) this.#release(held);
  }

  #release(message: Message): void {
    if (this.#held !== message) return;
    this.#held = null;
    this.#pass(message);
  }

  #later(ms: number, run: () => void): void {
    const timer = this.#options.clock.setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    this.#timers.add(timer);
  }

  #reply({ joinRef, ref, topic }: Frame, payload: object): void {
    this.#pass(writeFrame({ joinRef, ref, topic, event: 'phx_reply', payload }));
  }

  #pass(message: Message): void {
    if (this.#isOpen) this.#options.wire.send(message);
  }
}

/** Whether the server pushed a message. The server replies in text only, so every binary message is pushed. */
function isPushed(message: Message): boolean {
  return typeof message !== 'string' || pushedEvents.has(readFrame(message)?.event ?? '');
}
