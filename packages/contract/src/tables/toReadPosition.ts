import type { ReadPosition } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { userId, utcInstant } from '../brands.ts';
import { rowId } from '../columns.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

const row = object({ id: rowId, friend_id: userId, read_until: utcInstant });

/** One row of `message_reads` as the domain's read position. */
export function toReadPosition(raw: unknown): Parsed<ReadPosition> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('message_reads', parsed.issues) };
  const { id, friend_id, read_until } = parsed.output;
  return { ok: true, value: { id, friendId: friend_id, readUntil: read_until } };
}
