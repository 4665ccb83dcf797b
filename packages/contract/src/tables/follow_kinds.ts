import type { FollowKinds } from '@tribunen/domain';
import { type InferOutput, maxLength, minLength, object, picklist, pipe, string } from 'valibot';
import { rowId } from '../columns.ts';
import { rowTranslation } from './rowTranslation.ts';

/** Which events a user is notified of for a team, competition or player. Without a row the user is notified of both kinds. */
export const followKindsRow = object({
  id: rowId,
  user_id: rowId,
  entity_type: picklist(['team', 'competition', 'player']),
  entity_id: pipe(string(), minLength(1), maxLength(64)),
  kinds: picklist(['both', 'goals', 'red_cards']),
});
export type FollowKindsRow = InferOutput<typeof followKindsRow>;

/** How many rows a user may have; the database refuses more with `LIST_FULL`. */
export const mostFollowKinds = 200;

/** One row as the domain's choice. */
export const toFollowKinds = rowTranslation(
  'follow_kinds',
  followKindsRow,
  ({ entity_type: entityType, entity_id: entityId, kinds }): FollowKinds => ({
    entityType,
    entityId,
    kinds: kinds === 'red_cards' ? 'red-cards' : kinds,
  }),
);
