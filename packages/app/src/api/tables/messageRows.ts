import { ContractError, type Parsed } from '@tribunen/contract';
import { CHAT_PAGE, epochMs, instantAt, type OlderMessages, sendOutcome, type SendOutcome } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { readRows, TableError } from './rows.ts';

/** The result of sending a message. */
export interface SentRow<Message> {
  readonly outcome: SendOutcome;
  /** The stored message; null when it was not sent, or had been sent before, so that its row is loaded with the others. */
  readonly message: Message | null;
  /** The reason why it was not sent, for the log. */
  readonly error: TableError | null;
}

/**
 * Sends a message whose id its author has chosen. It returns a failure in domain's terms (CHAT-24), because the outbox
 * decides whether to try again.
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

/** A query of messages, as the Supabase client builds it. */
interface MessagesQuery<Query> {
  lt(column: 'created_at', value: string): Query;
  not(column: 'id', operator: 'in', value: string): Query;
  order(column: 'created_at' | 'id', options: { readonly ascending: false }): Query;
  limit(count: number): Query;
}

/**
 * Selects a page of messages, newest first (CHAT-22). They are also sorted by id, so that every client shows messages
 * of the same time in the same order. The database counts in microseconds, so for an older page all messages of the
 * last millisecond are requested, except those already loaded.
 *
 * @param asked null for the latest page
 */
export function pageOf<Query extends MessagesQuery<Query>>(messages: Query, asked: OlderMessages | null): Query {
  const asFarAs =
    asked === null
      ? messages
      : messages.lt('created_at', instantAt(epochMs(asked.until) + 1)).not('id', 'in', `(${asked.except.join()})`);
  return asFarAs.order('created_at', { ascending: false }).order('id', { ascending: false }).limit(CHAT_PAGE);
}

/**
 * Rows of messages translated into domain entities. A row that breaks the contract is left out and reported. If every
 * row breaks it, the chat must not look empty.
 *
 * @throws ContractError when there are rows and each breaks the contract
 */
export function parseMessages<Message>(
  rows: readonly unknown[],
  translate: (row: unknown) => Parsed<Message>,
): readonly Message[] {
  const parsed = rows.map((row) => translate(row));
  const faults = parsed.flatMap((each) => (each.ok ? [] : [each.fault]));
  const [fault] = faults;
  if (fault !== undefined && faults.length === rows.length) throw new ContractError(fault);
  reportFaults(faults);
  return parsed.flatMap((each) => (each.ok ? [each.value] : []));
}
