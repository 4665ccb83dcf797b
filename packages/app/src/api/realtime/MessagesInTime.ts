import { type ChatMessage, type ChatRoom, epochMs, instantAt, type MessageId, type UtcInstant } from '@tribunen/domain';
import type { KnownGate } from '../access/KnownGate.ts';
import type { ChatNews } from './subscribeToChat.ts';
import type { ChangesListener } from './subscribeToRows.ts';

type Listener = ChangesListener<ChatNews>;

/** The page's access, whose gate may come and go. */
interface Gated {
  readonly gate: Pick<KnownGate, 'waitMs'> | null;
}

/** The interval at which a waiting message checks whether the reader has changed the delay. */
const lookMs = 1000;

/** Holds back each message in the chats of matches until its reader may know what it is about (KNOWN-7). */
export class MessagesInTime {
  readonly #access: Gated;
  readonly #listeners = new Map<string, Set<Listener>>();
  /** The waiting messages, each in its latest version, which may have been deleted while it waited. */
  readonly #waiting = new Map<MessageId, ChatMessage>();

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

  /** Passes a message to the chat's listeners when it is due, in the version that it then has. */
  #hold(room: ChatRoom, message: ChatMessage): void {
    const { id } = message;
    const isHeld = this.#waiting.has(id);
    this.#waiting.set(id, message);
    if (isHeld) return;
    whenDue(
      () => this.#waitMs(room, this.#waiting.get(id) ?? message),
      () => {
        const value = this.#waiting.get(id) ?? message;
        this.#waiting.delete(id);
        for (const listener of this.#listeners.get(keyOf(room)) ?? []) listener.onChange({ type: 'INSERT', value });
      },
    );
  }

  #waitMs(
    { matchId }: ChatRoom,
    { createdAt, behindSeconds }: Pick<ChatMessage, 'createdAt' | 'behindSeconds'>,
  ): number {
    return matchId === null ? 0 : (this.#access.gate?.waitMs(matchId, createdAt, behindSeconds) ?? 0);
  }
}

/** Checks every second, because the reader may change the delay. */
function whenDue(waitMs: () => number, pass: () => void): void {
  const wait = waitMs();
  if (wait <= 0) pass();
  else setTimeout(() => whenDue(waitMs, pass), Math.min(wait, lookMs));
}

function keyOf({ teamId, teamName }: ChatRoom): string {
  return `${teamId} ${teamName}`;
}
