import type { PostgrestClient } from '@supabase/postgrest-js';
import type { MessageId, ReportReason } from '@tribunen/domain';
import { TableError } from './TableError.ts';

const table = 'message_reports';
const duplicate = '23505';

/** A message that is reported, and where it was written. */
export interface Reported {
  readonly where: 'chat' | 'direct';
  readonly id: MessageId;
}

/**
 * Reports a message of somebody else. Reporting it again changes nothing. The report is not read back: only an administrator reads it.
 *
 * @throws TableError
 */
export async function insertReport(
  tables: PostgrestClient,
  { where, id }: Reported,
  reason: ReportReason,
): Promise<void> {
  const message = where === 'chat' ? { team_message_id: id } : { message_id: id };
  try {
    await tables
      .from(table)
      .insert({ ...message, reason })
      .throwOnError();
  } catch (error) {
    const failure = new TableError(table, error);
    if (failure.code !== duplicate) throw failure;
  }
}
