import type { UserId } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { userId } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

const row = object({ muted_id: userId });

/** The user whom a row of `user_mutes` mutes. */
export function toMutedUserId(raw: unknown): Parsed<UserId> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('user_mutes', parsed.issues) };
  return { ok: true, value: parsed.output.muted_id };
}
