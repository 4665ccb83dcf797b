import type { PostgrestClient } from '@supabase/postgrest-js';
import { toChatMessage } from '@tribunen/contract';
import {
  CHAT_PAGE,
  type ChatMessage,
  type ChatRoom,
  type MessageId,
  type OlderMessages,
  sanitiseText,
  type UtcInstant,
  type WrittenMessage,
} from '@tribunen/domain';
import { olderRows } from './olderRows.ts';
import { parseRows } from './parseRows.ts';
import { readRows } from './rows.ts';
import { sendRow, type SentRow } from './messageRows.ts';

const table = 'team_messages';

/**
 * The latest messages of a chat, newest first (CHAT-4). A row that breaks the contract is left out and reported.
 *
 * @throws TableError
 */
export async function selectLatestMessages(tables: PostgrestClient, room: ChatRoom): Promise<readonly ChatMessage[]> {
  return parseRows(await readRows(table, pageOf(tables, room).throwOnError()), toChatMessage);
}

/**
 * The messages before the oldest loaded one, newest first (CHAT-22).
 *
 * @throws TableError
 */
export async function selectOlderMessages(
  tables: PostgrestClient,
  room: ChatRoom,
  older: OlderMessages,
): Promise<readonly ChatMessage[]> {
  const { before, except } = olderRows(older);
  const page = pageOf(tables, room).lt('created_at', before).not('id', 'in', except);
  return parseRows(await readRows(table, page.throwOnError()), toChatMessage);
}

function pageOf(tables: PostgrestClient, { teamId, teamName, since }: ChatRoom) {
  // All match chats have team_id 0; only the name distinguishes them.
  const room = tables.from(table).select('*').eq('team_id', teamId);
  const named = teamId === 0 ? room.eq('team_name', teamName) : room;
  const begun = since === null ? named : named.gte('created_at', since);
  // Also by id, so that every client sees messages of the same moment in the same order.
  return begun.order('created_at', { ascending: false }).order('id', { ascending: false }).limit(CHAT_PAGE);
}

/** Sends a message to a chat, in the spectator's own name. */
export function sendChatMessage(
  tables: PostgrestClient,
  { teamId, teamName }: ChatRoom,
  { id, text, taggedUserId, referenceMessageId }: WrittenMessage,
): Promise<SentRow<ChatMessage>> {
  const row = {
    id,
    team_id: teamId,
    team_name: teamName,
    content: sanitiseText(text),
    tagged_user_id: taggedUserId,
    reference_message_id: referenceMessageId,
  };
  return sendRow(table, tables.from(table).insert(row).select('*').throwOnError(), toChatMessage);
}

/**
 * Deletes a message of the spectator's own (CHAT-20). The database sets its own moment.
 *
 * @returns false when there was none to delete
 * @throws TableError
 */
export async function deleteChatMessage(tables: PostgrestClient, id: MessageId, now: UtcInstant): Promise<boolean> {
  const deleted = tables.from(table).update({ deleted_at: now }).eq('id', id).select('id').throwOnError();
  return (await readRows(table, deleted)).length > 0;
}
