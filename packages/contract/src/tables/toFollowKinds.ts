import type { FollowKinds } from '@tribunen/domain';
import { safeParse } from 'valibot';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { followKindsRow } from './follow_kinds.ts';

/** One row of `follow_kinds` as the domain's choice. */
export function toFollowKinds(raw: unknown): Parsed<FollowKinds> {
  const parsed = safeParse(followKindsRow, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('follow_kinds', parsed.issues) };
  const { entity_type: entityType, entity_id: entityId, kinds } = parsed.output;
  return { ok: true, value: { entityType, entityId, kinds: kinds === 'red_cards' ? 'red-cards' : kinds } };
}
