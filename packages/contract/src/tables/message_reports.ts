import { REPORT_REASONS } from '@tribunen/domain';
import { check, type InferOutput, nullable, object, picklist, pipe, string } from 'valibot';
import { moment, rowId } from '../columns.ts';

/**
 * A message that a user has reported: a chat message or a direct message. The row references one of the two, or neither
 * once the message is gone. The database fills in the author and the content as they were at the report.
 */
export const messageReportRow = pipe(
  object({
    id: rowId,
    /** Null once the reporter has deleted the account. */
    reporter_id: nullable(rowId),
    team_message_id: nullable(rowId),
    message_id: nullable(rowId),
    reason: picklist(REPORT_REASONS),
    author_id: nullable(rowId),
    content: string(),
    created_at: moment,
    /** When an administrator settled it. */
    settled_at: nullable(moment),
  }),
  check((row) => row.team_message_id === null || row.message_id === null, 'Expected one message'),
);
export type MessageReportRow = InferOutput<typeof messageReportRow>;
