import type { ChatMessage, ChatRoom, UtcInstant } from '@tribunen/domain';
import type { BackendAccess } from '../access/BackendAccess.ts';
import type { ChatNews } from './subscribeToChat.ts';
import type { ChangesListener } from './subscribeToRows.ts';

type Listener = ChangesListener<ChatNews>;

/** The messages of the chats of matches, each when its reader may know what it is about (KNOWN-7). */
export class MessagesInTime {
  readonly #access: Pick<BackendAccess, 'gate'>;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(access: Pick<BackendAccess, 'gate'>) {
    this.#access = access;
  }

  /** The messages that are due. The others come to whoever hears the chat when they are. */
  due(room: ChatRoom, messages: readonly ChatMessage[]): readonly ChatMessage[] {
    return messages.filter((value) => {
      const wait = this.#waitMs(room, value.createdAt);
      if (wait <= 0) return true;
      setTimeout(() => {
        for (const listener of this.#listeners.get(keyOf(room)) ?? []) listener.onChange({ type: 'INSERT', value });
      }, wait);
      return false;
    });
  }

  /**
   * Opens a subscription whose listener receives each message when it is due.
   *
   * @returns the function that ends it
   */
  hear(room: ChatRoom, listener: Listener, open: (listener: Listener) => () => void): () => void {
    const ofRoom = this.#listeners.get(keyOf(room)) ?? new Set();
    this.#listeners.set(keyOf(room), ofRoom.add(listener));
    const end = open({
      ...listener,
      onChange: (change) => {
        const wait = change.type === 'INSERT' ? this.#waitMs(room, change.value.createdAt) : 0;
        if (wait <= 0) listener.onChange(change);
        else setTimeout(() => ofRoom.has(listener) && listener.onChange(change), wait);
      },
    });
    return () => {
      ofRoom.delete(listener);
      end();
    };
  }

  #waitMs({ matchId }: ChatRoom, at: UtcInstant): number {
    return matchId === null ? 0 : (this.#access.gate?.waitMs(matchId, at) ?? 0);
  }
}

function keyOf({ teamId, teamName }: ChatRoom): string {
  return `${teamId} ${teamName}`;
}
