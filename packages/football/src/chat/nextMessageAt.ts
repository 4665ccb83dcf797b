import type { TeamMessageRow } from '@tribunen/contract';
import { writtenMessages } from './writtenMessages.ts';

/** When the next message of a chat is written, in milliseconds since 1970; null after the last. */
export function nextMessageAt(chat: readonly TeamMessageRow[], now: number): number | null {
  const next = chat[writtenMessages(chat, now)];
  return next === undefined ? null : Date.parse(next.created_at);
}
