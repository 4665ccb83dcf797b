import type { PostgrestClient } from '@supabase/postgrest-js';
import { toDirectMessage } from '@tribunen/contract';
import {
  cadence,
  CHAT_PAGE,
  type DirectMessage,
  epochMs,
  instantAt,
  type MessageId,
  type OlderMessages,
  sanitiseText,
  type UserId,
  type UtcInstant,
  type WrittenMessage,
} from '@tribunen/domain';
import { olderRows } from './olderRows.ts';
import { parseRows } from './parseRows.ts';
import { readRows } from './rows.ts';
import { sendRow, type SentRow } from './messageRows.ts';

const table = 'messages';

/** The two who write to each other. */
export interface Correspondents {
  readonly reader: UserId;
  readonly friend: UserId;
}

/**
 * The messages of the last 24 hours between the reader and others, newest first (PEOPLE-13).
 *
 * @throws TableError
 */
export async function selectRecentMessages(
  tables: PostgrestClient,
  reader: UserId,
  now: UtcInstant,
): Promise<readonly DirectMessage[]> {
  const recent = tables
    .from(table)
    .select('*')
    .or(`sender_id.eq.${reader},recipient_id.eq.${reader}`)
    .gte('created_at', instantAt(epochMs(now) - cadence.messages.recent))
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });
  return parseRows(await readRows(table, recent.throwOnError()), toDirectMessage);
}

/**
 * The latest messages between two, newest first (CHAT-4). A row that breaks the contract is left out and reported.
 *
 * @throws TableError
 */
export async function selectLatestDirectMessages(
  tables: PostgrestClient,
  two: Correspondents,
): Promise<readonly DirectMessage[]> {
  return parseRows(await readRows(table, pageOf(tables, two).throwOnError()), toDirectMessage);
}

/**
 * The messages between two before the oldest loaded one, newest first (CHAT-22).
 *
 * @throws TableError
 */
export async function selectOlderDirectMessages(
  tables: PostgrestClient,
  two: Correspondents,
  older: OlderMessages,
): Promise<readonly DirectMessage[]> {
  const { before, except } = olderRows(older);
  const page = pageOf(tables, two).lt('created_at', before).not('id', 'in', except);
  return parseRows(await readRows(table, page.throwOnError()), toDirectMessage);
}

function pageOf(tables: PostgrestClient, { reader, friend }: Correspondents) {
  return tables
    .from(table)
    .select('*')
    .in('sender_id', [reader, friend])
    .in('recipient_id', [reader, friend])
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(CHAT_PAGE);
}

/** Sends a message to a friend, in the spectator's own name. */
export function sendDirectMessage(
  tables: PostgrestClient,
  friend: UserId,
  { id, text }: Pick<WrittenMessage, 'id' | 'text'>,
): Promise<SentRow<DirectMessage>> {
  const row = { id, recipient_id: friend, content: sanitiseText(text) };
  return sendRow(table, tables.from(table).insert(row).select('*').throwOnError(), toDirectMessage);
}

/**
 * Deletes a message of the spectator's own (CHAT-20). The database sets its own moment.
 *
 * @returns false when there was none to delete
 * @throws TableError
 */
export async function deleteDirectMessage(tables: PostgrestClient, id: MessageId, now: UtcInstant): Promise<boolean> {
  const deleted = tables.from(table).update({ deleted_at: now }).eq('id', id).select('id').throwOnError();
  return (await readRows(table, deleted)).length > 0;
}
