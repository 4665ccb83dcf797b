import type { FriendHere } from '@tribunen/domain';
import { array, nullable, object } from 'valibot';
import { matchId, userId } from '../brands.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { announcePresenceAnswer } from './announce_presence.ts';

/** The online friends of the caller, and the number of online users. */
export interface PresenceAnswer {
  readonly friends: readonly FriendHere[];
  /** How many users were online when they were last counted. */
  readonly online: number;
}

const answer = object({
  ...announcePresenceAnswer.entries,
  friends: array(object({ user_id: userId, match_id: nullable(matchId) })),
});

/**
 * The answer of `announce_presence`.
 *
 * @throws {ContractError} when it breaks the contract
 */
export function parsePresence(raw: unknown): PresenceAnswer {
  const { friends, online } = parseAnswer('announce_presence', answer, raw);
  return { friends: friends.map(({ user_id, match_id }) => ({ userId: user_id, openMatch: match_id })), online };
}
