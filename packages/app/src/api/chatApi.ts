import { toChatMessage } from '@tribunen/contract';
import {
  type ChatMessage,
  type ChatRoom,
  type MessageId,
  type OlderMessages,
  sanitiseText,
  type UtcInstant,
  type WrittenMessage,
} from '@tribunen/domain';
import { heardPeopleOf } from './access/heardPeopleOf.ts';
import { MessagesInTime } from './realtime/MessagesInTime.ts';
import { ApiPart } from './access/ApiPart.ts';
import { lineOf } from './realtime/RealtimeLine.ts';
import { type ChatNews, subscribeToChat } from './realtime/subscribeToChat.ts';
import type { ChangesListener } from './realtime/subscribeToRows.ts';
import { pageOf, parseMessages, sendRow, type SentRow } from './tables/messageRows.ts';
import { readRows } from './tables/rows.ts';

const table = 'team_messages';

/** The chats of matches and teams. Anybody can read them; only signed-in spectators can write. */
export const chatApi = new ApiPart((access) => {
  const { tables } = access;
  const inTime = new MessagesInTime(access);

  const messagesOf = ({ teamId, teamName, since }: ChatRoom) => {
    // All match chats have team_id 0; only the name distinguishes them.
    const room = tables.from(table).select('*').eq('team_id', teamId);
    const named = teamId === 0 ? room.eq('team_name', teamName) : room;
    return since === null ? named : named.gte('created_at', since);
  };

  const loadPage = async (room: ChatRoom, asked: OlderMessages | null): Promise<readonly ChatMessage[]> =>
    parseMessages(await readRows(table, pageOf(messagesOf(room), asked).throwOnError()), toChatMessage);

  const duePage = async (room: ChatRoom, asked: OlderMessages | null): Promise<readonly ChatMessage[]> => {
    const load = (page: OlderMessages | null): Promise<readonly ChatMessage[]> => loadPage(room, page);
    if (access.gate === null) return load(asked);
    const due = (messages: readonly ChatMessage[]): readonly ChatMessage[] => inTime.due(room, messages);
    return access.gate.chats.page({ load, due, waitMs: (createdAt) => inTime.waitMs(room, { createdAt }) }, asked);
  };

  return {
    /**
     * The latest page of messages, newest first (CHAT-4). A row that breaks the contract is left out and reported.
     *
     * @throws TableError; ContractError where there are rows and each breaks the contract
     */
    latest: (room: ChatRoom): Promise<readonly ChatMessage[]> => duePage(room, null),

    /**
     * The page of messages before the oldest loaded one, newest first (CHAT-22).
     *
     * @throws TableError; ContractError where there are rows and each breaks the contract
     */
    older: (room: ChatRoom, asked: OlderMessages): Promise<readonly ChatMessage[]> => duePage(room, asked),

    /**
     * The latest page of the messages that were written by a moment, newest first. It does not pass the gate, because
     * the replay of a hidden match reveals the match itself. Throws the same errors as `latest`.
     */
    writtenBy: (room: ChatRoom, until: UtcInstant): Promise<readonly ChatMessage[]> =>
      loadPage(room, { until, except: [] }),

    /** Sends a message in the spectator's own name. It returns a failure instead of throwing it. */
    send(
      { teamId, teamName, matchId }: ChatRoom,
      { id, text, taggedUserId, referenceMessageId }: WrittenMessage,
    ): Promise<SentRow<ChatMessage>> {
      const behind = access.gate?.secondsBehind(matchId) ?? 0;
      const row = {
        id,
        team_id: teamId,
        team_name: teamName,
        content: sanitiseText(text),
        tagged_user_id: taggedUserId,
        reference_message_id: referenceMessageId,
        ...(behind > 0 && { behind_seconds: behind }),
      };
      return sendRow(table, tables.from(table).insert(row).select('*').throwOnError(), toChatMessage);
    },

    /**
     * Deletes one of the spectator's messages (CHAT-20). The database sets the time of the deletion.
     *
     * @returns false when the spectator has no such message
     * @throws TableError
     */
    async deleteMessage(id: MessageId, now: UtcInstant): Promise<boolean> {
      const deleted = tables.from(table).update({ deleted_at: now }).eq('id', id).select('id').throwOnError();
      return (await readRows(table, deleted)).length > 0;
    },

    /** Calls `subscribeToChat` of `realtime/` with the page's socket. */
    subscribe: (room: ChatRoom, listener: ChangesListener<ChatNews>): (() => void) =>
      inTime.hear(room, listener, (heard) =>
        subscribeToChat(lineOf(access), room, heard, (people) => heardPeopleOf(access).learn(people)),
      ),
  };
});

export type ChatApi = ReturnType<typeof chatApi.of>;
