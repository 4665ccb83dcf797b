import { messageCharacters } from './messageCharacters.ts';
import { hasSomethingSeen } from './messageText.ts';

/** What is wrong with a message. */
export type MessageProblem = 'empty' | 'too-long';

/** The most characters in a message, unless the caller gives another limit. */
export const MESSAGE_LIMIT = 280;

/** What is wrong with a typed message; null when it can be sent (CHAT-10). */
export function checkMessage(text: string, limit: number = MESSAGE_LIMIT): MessageProblem | null {
  if (!hasSomethingSeen(text)) return 'empty';
  return messageCharacters(text).length > limit ? 'too-long' : null;
}
