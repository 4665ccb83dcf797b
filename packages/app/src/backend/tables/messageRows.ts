import type { Parsed } from '@tribunen/contract';
import { sendOutcome, type SendOutcome } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { readRows } from './rows.ts';
import { TableError } from './TableError.ts';

/** What came of sending a message. */
export interface SentRow<Message> {
  readonly outcome: SendOutcome;
  /** The message as it is stored; null when it was not sent, or was sent before: then its row comes with the others. */
  readonly message: Message | null;
  /** Why it was not sent; for the log. */
  readonly error: TableError | null;
}

/**
 * Sends a message whose id its writer has chosen. A failure is an answer, in domain's terms (CHAT-24): the outbox decides what comes next.
 *
 * @param insert the insert, with `.select('*').throwOnError()`
 */
export async function sendRow<Message>(
  table: string,
  insert: PromiseLike<{ readonly data: readonly unknown[] }>,
  translate: (row: unknown) => Parsed<Message>,
): Promise<SentRow<Message>> {
  try {
    const [row] = await readRows(table, insert);
    const parsed = translate(row);
    if (!parsed.ok) reportFaults([parsed.fault]);
    return { outcome: { kind: 'sent' }, message: parsed.ok ? parsed.value : null, error: null };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const outcome = sendOutcome(error);
    return { outcome, message: null, error: outcome.kind === 'sent' ? null : error };
  }
}
