import { toChatMessage } from '@tribunen/contract';
import type { ChatMessage, ChatRoom } from '@tribunen/domain';
import type { RealtimeSocket } from './RealtimeSocket.ts';
import { type RowsListener, subscribeToRows } from './subscribeToRows.ts';

const table = 'team_messages';

/**
 * Listens to what is written and deleted in a chat. Only one on a page for each chat: the channel is named after it.
 *
 * @returns what ends it.
 */
export function subscribeToChatMessages(
  socket: RealtimeSocket,
  { teamId, teamName }: ChatRoom,
  listener: RowsListener<ChatMessage>,
): () => void {
  return subscribeToRows(
    socket,
    {
      channel: `${table}:${teamId}:${teamName}`,
      table,
      event: '*',
      // The chats of all matches have team id 0.
      filter: teamId === 0 ? `team_name=eq.${filterValue(teamName)}` : `team_id=eq.${teamId}`,
      translate: toChatMessage,
    },
    listener,
  );
}

/** A value with commas, brackets or quotes in it comes in quotes. */
function filterValue(text: string): string {
  return /[,()"\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : text;
}
