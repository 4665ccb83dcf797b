import type { Follow } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { followId, utcInstant } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { userFollowRow } from './user_follows.ts';

const row = object({ ...userFollowRow.entries, id: followId, created_at: utcInstant });

/** One row of `user_follows` as the domain's follow. */
export function toFollow(raw: unknown): Parsed<Follow> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('user_follows', parsed.issues) };
  const { id, entity_type, entity_id, display_name, crest_url, priority, notifications, created_at } = parsed.output;
  return {
    ok: true,
    value: {
      id,
      entityType: entity_type,
      // Other clients may have stored the id with spaces around it, and ids are compared as text.
      entityId: entity_id.trim(),
      displayName: display_name,
      crestUrl: crest_url,
      priority,
      notifications,
      createdAt: created_at,
    },
  };
}
