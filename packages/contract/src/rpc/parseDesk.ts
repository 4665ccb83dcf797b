import {
  decodeText,
  type Desk,
  type DeskLogLine,
  type NearbyMessage,
  type ReportedMessage,
  type UtcInstant,
} from '@tribunen/domain';
import { type InferOutput, parse } from 'valibot';
import { messageId, userId, utcInstant } from '../brands.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { deskAnswer } from './deskAnswer.ts';

type Answer = InferOutput<typeof deskAnswer>;
type Reported = Answer['reports'][number];

/**
 * The desk of an administrator, with its texts as they were typed.
 *
 * @throws {ContractError} when the answer breaks the contract
 */
export function parseDesk(raw: unknown): Desk {
  const { reports, slow_chats, shut_outs, log } = parseAnswer('desk', deskAnswer, raw);
  return {
    reports: reports.map(toReportedMessage),
    slowChats: slow_chats.map(({ team_id, team_name, seconds }) => ({ teamId: team_id, teamName: team_name, seconds })),
    shutOuts: shut_outs.map(({ user_id, name, ...rest }) => ({
      userId: parse(userId, user_id),
      name: decoded(name),
      ...toShutOut(rest),
    })),
    log: log.map(toLogLine),
  };
}

function toReportedMessage(reported: Reported): ReportedMessage {
  const { id, message_id, team_id, team_name, state, author_id, author_name, content, complaints, settled_at } =
    reported;
  return {
    id,
    authorId: author_id === null ? null : parse(userId, author_id),
    authorName: decoded(author_name),
    content: decodeText(content),
    complaints: complaints.map(({ reason, reporter_name, created_at }) => ({
      reason,
      reporterName: decoded(reporter_name),
      at: instant(created_at),
    })),
    settledAt: settled_at === null ? null : instant(settled_at),
    inChat:
      message_id === null || team_id === null || team_name === null || state === null
        ? null
        : {
            messageId: parse(messageId, message_id),
            chat: { teamId: team_id, teamName: team_name },
            state,
            before: reported.before.map(toNearbyMessage),
            after: reported.after.map(toNearbyMessage),
          },
  };
}

function toNearbyMessage({ id, author_name, content, created_at }: Reported['before'][number]): NearbyMessage {
  return {
    id: parse(messageId, id),
    authorName: decoded(author_name),
    content: decodeText(content),
    at: instant(created_at),
  };
}

function toLogLine(logged: Answer['log'][number]): DeskLogLine {
  const line = { id: logged.id, at: instant(logged.at), adminName: decoded(logged.admin_name) };
  switch (logged.action) {
    case 'remove':
    case 'restore':
      return { ...line, action: logged.action, subjectName: decoded(logged.subject_name), chat: logged.chat };
    case 'slow':
      return { ...line, action: logged.action, chat: logged.chat, seconds: logged.seconds };
    case 'unslow':
      return { ...line, action: logged.action, chat: logged.chat };
    case 'shut-out':
      return { ...line, action: logged.action, subjectName: decoded(logged.subject_name), ...toShutOut(logged) };
    case 'let-in':
    case 'settle':
    case 'reopen':
      return { ...line, action: logged.action, subjectName: decoded(logged.subject_name) };
  }
}

function toShutOut({ reason, until }: { readonly reason: string; readonly until: string | null }) {
  return { reason: decodeText(reason), until: until === null ? null : instant(until) };
}

const instant = (moment: string): UtcInstant => parse(utcInstant, moment);
const decoded = (text: string | null): string | null => text && decodeText(text);
