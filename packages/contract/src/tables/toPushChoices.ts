import type { PushChoices } from '@tribunen/domain';
import { safeParse } from 'valibot';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { pushChoicesRow } from './push_choices.ts';

/** One row of `push_choices` as the domain's choices. */
export function toPushChoices(raw: unknown): Parsed<PushChoices> {
  const parsed = safeParse(pushChoicesRow, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('push_choices', parsed.issues) };
  const { goals, red_cards: redCards, messages, invitations, quiet_from: from, quiet_until: until } = parsed.output;
  const quiet = from === null || until === null ? null : { from, until };
  return { ok: true, value: { goals, redCards, messages, invitations, quiet } };
}
