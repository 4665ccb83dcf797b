import type { UtcInstant } from '@tribunen/domain';
import { object, safeParse, string, unknown } from 'valibot';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { parseRowChange, type RowChange } from './parseRowChange.ts';

const envelope = object({
  schema: string(),
  table: string(),
  operation: string(),
  at: string(),
  record: unknown(),
  old_record: unknown(),
});

/**
 * A broadcast `row` as a change of a domain value, the same as `parseRowChange` makes from the database's own message.
 *
 * @param table the table that is listened to
 * @returns null for a row of another table
 */
export function parseRowBroadcast<Value>(
  table: string,
  payload: unknown,
  translate: (row: unknown, writtenAt: UtcInstant) => Parsed<Value>,
): Parsed<RowChange<Value>> | null {
  const parsed = safeParse(envelope, payload);
  if (!parsed.success) return { ok: false, fault: faultOf(table, parsed.issues) };
  const { schema, operation, at, record, old_record } = parsed.output;
  if (parsed.output.table !== table) return null;
  const change = { schema, table, commit_timestamp: at, eventType: operation, new: record, old: old_record };
  return parseRowChange(table, change, translate);
}
