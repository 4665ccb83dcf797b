import type { FriendHere } from '@tribunen/domain';
import { boolean, nullable, object, safeParse } from 'valibot';
import { matchId, userId } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

/** A friend who came, left or opened another match. */
export interface FriendPresence extends FriendHere {
  readonly isHere: boolean;
}

const broadcast = object({ user_id: userId, match_id: nullable(matchId), here: boolean() });

/** A broadcast `present`. */
export function parsePresent(payload: unknown): Parsed<FriendPresence> {
  const parsed = safeParse(broadcast, payload);
  if (!parsed.success) return { ok: false, fault: faultOf('present', parsed.issues) };
  const { user_id, match_id, here } = parsed.output;
  return { ok: true, value: { userId: user_id, openMatch: match_id, isHere: here } };
}
