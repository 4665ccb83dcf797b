import { object, optional, pick } from 'valibot';
import { hiddenWordRow } from '../tables/hidden_words.ts';
import { messageReadRow } from '../tables/message_reads.ts';
import { messageReportRow } from '../tables/message_reports.ts';
import { messageRow } from '../tables/messages.ts';
import { teamMessageRow } from '../tables/team_messages.ts';
import { userBlockRow } from '../tables/user_blocks.ts';
import { userMuteRow } from '../tables/user_mutes.ts';
import { insert, insertMissing, read, remove, topic, update, upsert } from './Call.ts';

const chatMessage = object(teamMessageRow.entries);
const directMessage = object(messageRow.entries);
const position = object(messageReadRow.entries);
const report = object(messageReportRow.entries).entries;
const mute = object(userMuteRow.entries);
const block = object(userBlockRow.entries);
const key = pick(chatMessage, ['id']);
const deletion = pick(chatMessage, ['deleted_at']);
const page = 'order=created_at.desc,id.desc&limit=50';
const older = ['created_at=lt.{before}', 'id=not.in.({known})'];

/** The chats, the messages between friends, and the lists of people and words that a spectator hides. */
export const chatCalls = {
  readTeamChat: read(`team_messages?select=*&team_id=eq.{team}&${page}`, teamMessageRow, older),
  readMatchChat: read(`team_messages?select=*&team_id=eq.0&team_name=eq.{chat}&${page}`, teamMessageRow, [
    'created_at=gte.{since}',
    ...older,
  ]),
  writeInChat: insert(
    'team_messages?select=*',
    pick(chatMessage, [
      'id',
      'team_id',
      'team_name',
      'content',
      'tagged_user_id',
      'reference_message_id',
      'behind_seconds',
    ]),
    teamMessageRow,
  ),
  deleteFromChat: update('team_messages?id=eq.{message}&select=id', deletion, key),
  hearTeamChat: topic('team_messages?team_id=eq.{team}', 'rows', teamMessageRow),
  hearMatchChat: topic('team_messages?team_name=eq.{chat}', 'rows', teamMessageRow),
  readRecentMessages: read(
    'messages?select=*&or=(sender_id.eq.{user},recipient_id.eq.{user})&created_at=gte.{since}&order=created_at.asc,id.asc&offset={offset}&limit={limit}',
    messageRow,
  ),
  readConversation: read(`messages?select=*&sender_id=in.({both})&recipient_id=in.({both})&${page}`, messageRow, older),
  writeToFriend: insert('messages?select=*', pick(directMessage, ['id', 'recipient_id', 'content']), messageRow),
  deleteFromConversation: update('messages?id=eq.{message}&select=id', deletion, key),
  hearSentMessages: topic('messages?sender_id=eq.{user}', 'rows', messageRow),
  hearReceivedMessages: topic('messages?recipient_id=eq.{user}', 'rows', messageRow),
  readReadPositions: read(
    'message_reads?select=*&user_id=eq.{user}&order=friend_id.asc&offset={offset}&limit={limit}',
    messageReadRow,
  ),
  saveReadPosition: upsert(
    'message_reads?on_conflict=user_id,friend_id&select=id',
    pick(position, ['friend_id', 'read_until']),
    key,
  ),
  hearReadPositions: topic('message_reads?user_id=eq.{user}', 'rows', messageReadRow),
  readMutes: read('user_mutes?select=muted_id', pick(mute, ['muted_id'])),
  mute: insertMissing('user_mutes?on_conflict=user_id,muted_id&select=id', pick(mute, ['muted_id']), key),
  unmute: remove('user_mutes?muted_id=eq.{user}&select=id', key),
  readBlocks: read('user_blocks?select=blocked_id', pick(block, ['blocked_id'])),
  block: insertMissing('user_blocks?on_conflict=user_id,blocked_id&select=id', pick(block, ['blocked_id']), key),
  unblock: remove('user_blocks?blocked_id=eq.{user}&select=id', key),
  readHiddenWords: read('hidden_words?select=word', pick(hiddenWordRow, ['word'])),
  hideWord: insertMissing('hidden_words?on_conflict=user_id,word&select=id', pick(hiddenWordRow, ['word']), key),
  showWord: remove('hidden_words?word=eq.{word}&select=id', key),
  reportMessage: insert(
    'message_reports',
    object({
      team_message_id: optional(report.team_message_id),
      message_id: optional(report.message_id),
      reason: report.reason,
    }),
    null,
  ),
};
