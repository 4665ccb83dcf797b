import type { MessagesBackend } from '../backend/messagesBackend.ts';

/** A backend without direct messages. A test overrides single calls. */
export function exampleMessagesBackend(given: Partial<MessagesBackend> = {}): MessagesBackend {
  return {
    recent: () => Promise.resolve([]),
    latest: () => Promise.resolve([]),
    older: () => Promise.resolve([]),
    send: () => new Promise(() => {}),
    deleteMessage: () => Promise.resolve(true),
    readPositions: () => Promise.resolve([]),
    saveReadPosition: () => Promise.resolve(),
    subscribe: () => () => {},
    subscribeToReadPositions: () => () => {},
    ...given,
  };
}
