import type { MessagesApi } from '../api/messagesApi.ts';

/** A backend without direct messages. A test overrides single calls. */
export function exampleMessagesApi(given: Partial<MessagesApi> = {}): MessagesApi {
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
