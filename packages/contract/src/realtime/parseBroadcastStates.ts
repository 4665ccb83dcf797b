import type { MatchState } from '@tribunen/domain';
import { array, nullish, object, optional, safeParse, unknown } from 'valibot';
import { utcInstant } from '../brands.ts';
import { faultOf } from '../ContractFault.ts';
import { type Items, parseItems } from '../parseItems.ts';
import { toMatchState } from '../tables/toMatchState.ts';

const envelope = object({
  at: utcInstant,
  matches: optional(array(unknown()), []),
  match: nullish(unknown(), null),
});

/**
 * The states of matches in a broadcast of `live` or of `match:ID`. Rows that break the contract are left out and
 * reported, and so is a broadcast that breaks it as a whole.
 *
 * @param where the topic
 */
export function parseBroadcastStates(where: string, payload: unknown): Items<MatchState> {
  const parsed = safeParse(envelope, payload);
  if (!parsed.success) return { values: [], faults: [faultOf(where, parsed.issues)] };
  const { at, matches, match } = parsed.output;
  return parseItems('matches', match === null ? matches : [...matches, match], (row) => toMatchState(row, where, at));
}
