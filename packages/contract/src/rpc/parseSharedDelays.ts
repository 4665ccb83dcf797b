import type { FriendDelay } from '@tribunen/domain';
import { array, object } from 'valibot';
import { userId } from '../brands.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { shareDelayAnswer } from './share_delay.ts';

const answer = object({
  friends: array(object({ ...shareDelayAnswer.entries.friends.item.entries, user_id: userId })),
});

/**
 * The answer of `share_delay`.
 *
 * @throws {ContractError} when it breaks the contract
 */
export function parseSharedDelays(raw: unknown): readonly FriendDelay[] {
  return parseAnswer('share_delay', answer, raw).friends.map(({ user_id, seconds }) => ({ userId: user_id, seconds }));
}
