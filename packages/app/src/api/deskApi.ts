import { parseDesk } from '@tribunen/contract';
import {
  type Desk,
  type DeskChat,
  type MessageId,
  sanitiseText,
  type ShutOutSpan,
  type UserId,
} from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { readValue } from './tables/rows.ts';

/** The administrators' desk. Each action returns the desk after it, and throws TableError and ContractError. */
export const deskApi = new ApiPart(({ tables }) => {
  const call = async (procedure: string, asked: object = {}): Promise<Desk> =>
    parseDesk(await readValue(procedure, tables.rpc(procedure, asked).throwOnError()));
  return {
    desk: () => call('desk'),
    removeMessage: (message: MessageId) => call('remove_message', { message }),
    restoreMessage: (message: MessageId) => call('restore_message', { message }),
    /** Settles a report by the id under which the desk lists it. */
    settleReport: (report: string) => call('settle_report', { report }),
    reopenReport: (report: string) => call('reopen_report', { report }),
    /** If `seconds` is null, the chat is no longer slow. */
    slowChat: ({ teamId, teamName }: DeskChat, seconds: number | null) =>
      call('slow_chat', { team: teamId, name: teamName, pause: seconds }),
    shutOut: (writer: UserId, span: ShutOutSpan, reason: string) =>
      call('shut_out', { writer, span, why: sanitiseText(reason) }),
    letIn: (writer: UserId) => call('let_in', { writer }),
  };
});

export type DeskApi = ReturnType<typeof deskApi.of>;
