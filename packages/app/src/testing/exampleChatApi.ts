import type { BackendAccess } from '../api/access/BackendAccess.ts';
import { type ChatApi, chatApi } from '../api/chatApi.ts';
import { friendsApi } from '../api/friendsApi.ts';
import { messagesApi } from '../api/messagesApi.ts';
import { writingLimitsApi } from '../api/writingLimitsApi.ts';
import { exampleFriendsApi } from './exampleFriendsApi.ts';
import { exampleMessagesApi } from './exampleMessagesApi.ts';

const never = new Promise<never>(() => {});

/** Chats in which nobody writes. A test overrides single calls. */
export function exampleChatApi(given: Partial<ChatApi> = {}): ChatApi {
  return {
    latest: () => Promise.resolve([]),
    older: () => Promise.resolve([]),
    writtenBy: () => Promise.resolve([]),
    send: () => never,
    deleteMessage: () => Promise.resolve(true),
    subscribe: () => () => {},
    ...given,
  };
}

/** Gives `access` quiet chats and a spectator without friends. */
export function keepChatsQuiet(access: BackendAccess): void {
  chatApi.replace(access, exampleChatApi());
  friendsApi.replace(access, exampleFriendsApi());
  messagesApi.replace(access, exampleMessagesApi());
  writingLimitsApi.replace(access, { limits: () => Promise.resolve({ slowSeconds: null, shutOut: null }) });
}
