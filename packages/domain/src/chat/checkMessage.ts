import { characterCount } from '../account/characterCount.ts';

/** What is wrong with a message. */
export type MessageProblem = 'empty' | 'too-long';

/** Characters in a message, unless another limit is told. */
export const MESSAGE_LIMIT = 280;

/**
 * What is wrong with a message as it was typed, or null where it can be sent (CHAT-10).
 *
 * @example
 * checkMessage('Heia!'); // null
 * checkMessage(' \n'); // 'empty'
 * checkMessage('Heia!', 4); // 'too-long'
 */
export function checkMessage(text: string, limit: number = MESSAGE_LIMIT): MessageProblem | null {
  if (text.trim() === '') return 'empty';
  return characterCount(text) > limit ? 'too-long' : null;
}
