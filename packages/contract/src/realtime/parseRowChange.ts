import type { UtcInstant } from '@tribunen/domain';
import { object, safeParse, string } from 'valibot';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { postgresChange } from './postgres_changes.ts';

/** A change of one row of a table. The row's key is `id`, or `match_id` when the row has no `id`. */
export type RowChange<Value> =
  | { readonly type: 'INSERT' | 'UPDATE'; readonly value: Value }
  | { readonly type: 'DELETE'; readonly id: string };

const key = object({ id: string() });
const matchKey = object({ match_id: string() });

/**
 * A realtime message as a change of a domain value.
 *
 * @param table the table that the channel listens to
 * @param translate also receives the moment at which the row was committed
 * @example
 * channel.on('postgres_changes', { event: '*', schema: 'public', table: 'match_state' }, (payload) => {
 *   const parsed = parseRowChange('match_state', payload, (row, at) => toMatchState(row, 'match_state', at));
 * });
 */
export function parseRowChange<Value>(
  table: string,
  payload: unknown,
  translate: (row: unknown, committedAt: UtcInstant) => Parsed<Value>,
): Parsed<RowChange<Value>> {
  const parsed = safeParse(postgresChange, payload);
  if (!parsed.success) return { ok: false, fault: faultOf(table, parsed.issues) };
  const change = parsed.output;
  if (change.eventType === 'DELETE') {
    const old = safeParse(key, change.old);
    if (old.success) return { ok: true, value: { type: 'DELETE', id: old.output.id } };
    const ofMatch = safeParse(matchKey, change.old);
    return ofMatch.success
      ? { ok: true, value: { type: 'DELETE', id: ofMatch.output.match_id } }
      : { ok: false, fault: faultOf(table, old.issues, ['old']) };
  }
  const row = translate(change.new, change.commit_timestamp);
  if (row.ok) return { ok: true, value: { type: change.eventType, value: row.value } };
  return { ok: false, fault: { ...row.fault, path: row.fault.path === '' ? 'new' : `new.${row.fault.path}` } };
}
