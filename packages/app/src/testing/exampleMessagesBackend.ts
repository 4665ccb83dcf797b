import type { MessagesBackend } from '../backend/messagesBackend.ts';

/** A backend without messages between friends, but for what a test gives. */
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
