import type { ChatMessage, ChatRoom } from '@tribunen/domain';
import type { KnownGate } from '../access/KnownGate.ts';
import type { ChatNews } from './subscribeToChat.ts';
import type { ChangesListener } from './subscribeToRows.ts';

type Listener = ChangesListener<ChatNews>;

/** The page's access, whose gate may come and go. */
interface Gated {
  readonly gate: Pick<KnownGate, 'waitMs' | 'chats'> | null;
}

/** Holds back each message of a chat until its reader may know what it is about (KNOWN-7). */
export class MessagesInTime {
  readonly #access: Gated;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(access: Gated) {
    this.#access = access;
  }

  /** The messages that the reader may see now. Each of the others is passed to the chat's listeners when it is due. */
  due(room: ChatRoom, messages: readonly ChatMessage[]): readonly ChatMessage[] {
    return messages.filter((value) => !this.#holds(room, value));
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
        const { gate } = this.#access;
        if ('value' in change && this.#holds(room, change.value)) return;
        if (gate === null || change.type !== 'LEFT_OUT') listener.onChange(change);
        else {
          const wait = (): number => this.waitMs(room, { createdAt: change.before });
          gate.chats.whenDue(wait, () => ofRoom.has(listener) && listener.onChange(change));
        }
      },
    });
    return () => {
      ofRoom.delete(listener);
      end();
    };
  }

  waitMs(
    { matchId }: ChatRoom,
    { createdAt, behindSeconds }: Pick<ChatMessage, 'createdAt' | 'behindSeconds'>,
  ): number {
    return this.#access.gate?.waitMs(matchId, createdAt, behindSeconds) ?? 0;
  }

  /** Whether a message waits. It is then passed to the chat's listeners when it is due. */
  #holds(room: ChatRoom, message: ChatMessage): boolean {
    const pass = (value: ChatMessage): void => {
      for (const listener of this.#listeners.get(keyOf(room)) ?? []) listener.onChange({ type: 'INSERT', value });
    };
    return this.#access.gate?.chats.hold(message, (latest) => this.waitMs(room, latest), pass) ?? false;
  }
}

function keyOf({ teamId, teamName }: ChatRoom): string {
  return `${teamId} ${teamName}`;
}
