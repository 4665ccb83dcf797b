import { type ChatMessage, type ChatRoom, epochMs, instantAt, type UtcInstant } from '@tribunen/domain';
import type { KnownGate } from '../access/KnownGate.ts';
import type { ChatNews } from './subscribeToChat.ts';
import type { ChangesListener } from './subscribeToRows.ts';
import { WaitingMessages, whenDue } from './WaitingMessages.ts';

type Listener = ChangesListener<ChatNews>;

/** The page's access, whose gate may come and go. */
interface Gated {
  readonly gate: Pick<KnownGate, 'waitMs'> | null;
}

/** Holds back each message of a chat until its reader may know what it is about (KNOWN-7). */
export class MessagesInTime {
  readonly #access: Gated;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #waiting = new WaitingMessages<ChatMessage>();

  constructor(access: Gated) {
    this.#access = access;
  }

  /** The messages that the reader may see now. Each of the others is passed to the chat's listeners when it is due. */
  due(room: ChatRoom, messages: readonly ChatMessage[]): readonly ChatMessage[] {
    return messages.filter((value) => {
      if (this.#waitMs(room, value) <= 0) return true;
      this.#hold(room, value);
      return false;
    });
  }

  /**
   * Opens a subscription whose listener receives each message when it is due.
   *
   * @returns a function that ends the subscription
   */
  hear(room: ChatRoom, listener: Listener, open: (listener: Listener) => () => void): () => void {
    const ofRoom = this.#listeners.get(keyOf(room)) ?? new Set();
    this.#listeners.set(keyOf(room), ofRoom.add(listener));
    const end = open({
      ...listener,
      onChange: (change) => {
        if ('value' in change && this.#waitMs(room, change.value) > 0) this.#hold(room, change.value);
        else if (change.type !== 'LEFT_OUT') listener.onChange(change);
        else {
          const wait = (): number => this.#waitMs(room, { createdAt: change.before });
          whenDue(wait, () => ofRoom.has(listener) && listener.onChange(change));
        }
      },
    });
    return () => {
      ofRoom.delete(listener);
      end();
    };
  }

  /** The latest moment, not after the given one, before which no message waits. */
  surelyDue(room: ChatRoom, before: UtcInstant): UtcInstant {
    return instantAt(epochMs(before) - this.#waitMs(room, { createdAt: before }));
  }

  #hold(room: ChatRoom, message: ChatMessage): void {
    this.#waiting.hold(
      message,
      (latest) => this.#waitMs(room, latest),
      (value) => {
        for (const listener of this.#listeners.get(keyOf(room)) ?? []) listener.onChange({ type: 'INSERT', value });
      },
    );
  }

  #waitMs(
    { matchId }: ChatRoom,
    { createdAt, behindSeconds }: Pick<ChatMessage, 'createdAt' | 'behindSeconds'>,
  ): number {
    return this.#access.gate?.waitMs(matchId, createdAt, behindSeconds) ?? 0;
  }
}

function keyOf({ teamId, teamName }: ChatRoom): string {
  return `${teamId} ${teamName}`;
}
