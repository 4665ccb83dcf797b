import { REPORT_REASONS } from '@tribunen/domain';
import { array, type InferOutput, nullable, number, object, picklist, string, variant, literal } from 'valibot';
import { count, moment, rowId } from '../columns.ts';
import { shutOut } from './shutOut.ts';

const name = nullable(string());

const nearbyMessage = object({ id: rowId, author_name: name, content: string(), created_at: moment });

const reportedMessage = object({
  /** The id of its first report. */
  id: rowId,
  /** Null, like the next three, for a message that is in no chat. */
  message_id: nullable(rowId),
  team_id: nullable(count),
  team_name: nullable(string()),
  state: nullable(picklist(['shown', 'removed', 'deleted'])),
  author_id: nullable(rowId),
  author_name: name,
  /** The text of the message when it was first reported. */
  content: string(),
  complaints: array(object({ reason: picklist(REPORT_REASONS), reporter_name: name, created_at: moment })),
  /** Null while one of its reports is not settled. */
  settled_at: nullable(moment),
  before: array(nearbyMessage),
  after: array(nearbyMessage),
});

const line = { id: number(), at: moment, admin_name: name };

/** The desk of an administrator. Each of its actions is answered with the desk after the action. */
export const deskAnswer = object({
  reports: array(reportedMessage),
  slow_chats: array(object({ team_id: count, team_name: string(), seconds: number() })),
  shut_outs: array(object({ user_id: rowId, name, ...shutOut.entries })),
  log: array(
    variant('action', [
      object({ ...line, action: picklist(['remove', 'restore']), subject_name: name, chat: string() }),
      object({ ...line, action: literal('slow'), chat: string(), seconds: number() }),
      object({ ...line, action: literal('unslow'), chat: string() }),
      object({ ...line, action: literal('shut-out'), subject_name: name, ...shutOut.entries }),
      object({ ...line, action: picklist(['let-in', 'settle', 'reopen']), subject_name: name }),
    ]),
  ),
});
export type DeskAnswer = InferOutput<typeof deskAnswer>;
