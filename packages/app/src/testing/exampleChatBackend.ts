import type { BackendAccess } from '../backend/access/BackendAccess.ts';
import { type ChatBackend, chatBackend } from '../backend/chatBackend.ts';
import { friendsBackend } from '../backend/friendsBackend.ts';
import { messagesBackend } from '../backend/messagesBackend.ts';
import { type SafetyBackend, safetyBackend } from '../backend/safetyBackend.ts';
import { exampleFriendsBackend } from './exampleFriendsBackend.ts';
import { exampleMessagesBackend } from './exampleMessagesBackend.ts';

const never = new Promise<never>(() => {});

/** Chats in which nobody writes. A test overrides single calls. */
export function exampleChatBackend(given: Partial<ChatBackend> = {}): ChatBackend {
  return {
    latest: () => Promise.resolve([]),
    older: () => Promise.resolve([]),
    send: () => never,
    deleteMessage: () => Promise.resolve(true),
    subscribe: () => () => {},
    ...given,
  };
}

/** The backend of a spectator who hides nothing. A test overrides single calls. */
export function exampleSafetyBackend(given: Partial<SafetyBackend> = {}): SafetyBackend {
  return {
    muted: () => Promise.resolve(new Set()),
    blocked: () => Promise.resolve(new Set()),
    hiddenWords: () => Promise.resolve(new Set()),
    mute: () => never,
    unmute: () => never,
    block: () => never,
    unblock: () => never,
    hideWord: () => never,
    showWord: () => never,
    report: () => never,
    ...given,
  };
}

/** Gives `access` quiet chats and a spectator without friends. */
export function keepChatsQuiet(access: BackendAccess): void {
  chatBackend.replace(access, exampleChatBackend());
  safetyBackend.replace(access, exampleSafetyBackend());
  friendsBackend.replace(access, exampleFriendsBackend());
  messagesBackend.replace(access, exampleMessagesBackend());
}
