import type { ChatMessage, ChatRoom } from '@tribunen/domain';
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

  constructor(access: Gated) {
    this.#access = access;
  }

  /** The messages that the reader may see now. Each of the others is passed to the chat's listeners when it is due. */
  due(room: ChatRoom, messages: readonly ChatMessage[]): readonly ChatMessage[] {
    return messages.filter((value) => {
      if (this.#waitMs(room, value) <= 0) return true;
      this.#whenDue(room, value, () => {
        for (const listener of this.#listeners.get(keyOf(room)) ?? []) listener.onChange({ type: 'INSERT', value });
      });
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
        if (change.type !== 'INSERT') listener.onChange(change);
        else this.#whenDue(room, change.value, () => ofRoom.has(listener) && listener.onChange(change));
      },
    });
    return () => {
      ofRoom.delete(listener);
      end();
    };
  }

  /** Checks every second, because the reader may change the delay. */
  #whenDue(room: ChatRoom, message: ChatMessage, pass: () => void): void {
    const wait = this.#waitMs(room, message);
    if (wait <= 0) pass();
    else setTimeout(() => this.#whenDue(room, message, pass), Math.min(wait, lookMs));
  }

  #waitMs({ matchId }: ChatRoom, { createdAt, behindSeconds }: ChatMessage): number {
    return matchId === null ? 0 : (this.#access.gate?.waitMs(matchId, createdAt, behindSeconds) ?? 0);
  }
}

function keyOf({ teamId, teamName }: ChatRoom): string {
  return `${teamId} ${teamName}`;
}
