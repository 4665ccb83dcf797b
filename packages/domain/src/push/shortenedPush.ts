import type { PushMessage } from './PushMessage.ts';

const fewWords = 60;

/**
 * The shortest version of a message: without the crest, and with only the beginning of a friend's text. PUSH-6
 *
 * @example
 * shortenedPush({ kind: 'message', text: 'å'.repeat(280) }).text.length; // 61
 */
export function shortenedPush(message: PushMessage): PushMessage {
  if ('crest' in message) return { ...message, crest: null };
  if (message.kind !== 'message') return message;
  const characters = [...message.text];
  return characters.length <= fewWords ? message : { ...message, text: `${characters.slice(0, fewWords).join('')}…` };
}
