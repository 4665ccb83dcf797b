import type { UserId } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { userId } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

const row = object({ blocked_id: userId });

/** The user whom a row of `user_blocks` blocks. */
export function toBlockedUserId(raw: unknown): Parsed<UserId> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('user_blocks', parsed.issues) };
  return { ok: true, value: parsed.output.blocked_id };
}
