import { shutOutReason } from '@tribunen/contract';
import {
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';
import type { TableDefinition } from '../Table.ts';

const removedMessageRow = object({ message_id: string(), content: string() });

/** The texts of the messages that an administrator has removed. */
export const removedMessages: TableDefinition<InferOutput<typeof removedMessageRow>> = {
  schema: 'private',
  name: 'removed_messages',
  shape: removedMessageRow,
  columns: { message_id: 'uuid', content: 'text' },
  primaryKey: 'message_id',
  unique: [],
  references: [{ column: 'message_id', table: 'team_messages', onDelete: 'cascade' }],
};

const slowChatRow = object({
  /** The chat's key, from `chatKey`. */
  chat: string(),
  team_id: number(),
  team_name: string(),
  seconds: pipe(number(), integer(), minValue(10), maxValue(60)),
});

/** The chats in which each user may write only one message every `seconds` seconds. */
export const slowChats: TableDefinition<InferOutput<typeof slowChatRow>> = {
  schema: 'private',
  name: 'slow_chats',
  shape: slowChatRow,
  columns: { chat: 'text', team_id: 'int4', team_name: 'text', seconds: 'int4' },
  primaryKey: 'chat',
  unique: [],
};

const shutOutRow = object({ user_id: string(), reason: shutOutReason, until: nullable(string()) });
export type ShutOutRow = InferOutput<typeof shutOutRow>;

/** The users who may not write. */
export const shutOuts: TableDefinition<ShutOutRow> = {
  schema: 'private',
  name: 'shut_outs',
  shape: shutOutRow,
  columns: { user_id: 'uuid', reason: 'text', until: 'timestamptz' },
  primaryKey: 'user_id',
  unique: [],
  references: [{ column: 'user_id', table: 'users', onDelete: 'cascade' }],
};

const deskLogRow = object({
  id: number(),
  at: string(),
  admin_id: nullable(string()),
  action: picklist(['remove', 'restore', 'slow', 'unslow', 'shut-out', 'let-in', 'settle', 'reopen']),
  subject_id: nullable(string()),
  chat: nullable(string()),
  seconds: nullable(number()),
  reason: nullable(string()),
  until: nullable(string()),
});
export type DeskLogRow = InferOutput<typeof deskLogRow>;

export const deskLog: TableDefinition<DeskLogRow> = {
  schema: 'private',
  name: 'desk_log',
  shape: deskLogRow,
  columns: {
    id: 'int8',
    at: 'timestamptz',
    admin_id: 'uuid',
    action: 'text',
    subject_id: 'uuid',
    chat: 'text',
    seconds: 'int4',
    reason: 'text',
    until: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [],
  references: [
    { column: 'admin_id', table: 'users', onDelete: 'set null' },
    { column: 'subject_id', table: 'users', onDelete: 'set null' },
  ],
};
