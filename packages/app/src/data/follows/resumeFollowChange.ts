import { followId, utcInstant } from '@tribunen/contract';
import type { FollowChange } from '@tribunen/domain';
import {
  array,
  boolean,
  type GenericSchema,
  literal,
  map,
  nullable,
  number,
  object,
  picklist,
  safeParse,
  string,
  variant,
} from 'valibot';
import { sendChange } from '../sendChange.ts';
import type { OfflineChange } from '../offlineChanges/OfflineChange.ts';
import { followChange } from './followChange.ts';

const follow = object({
  id: followId,
  entityType: picklist(['team', 'competition', 'player']),
  entityId: string(),
  displayName: string(),
  crestUrl: nullable(string()),
  priority: number(),
  notifications: boolean(),
  createdAt: nullable(utcInstant),
});

const schema: GenericSchema<unknown, FollowChange> = variant('kind', [
  object({ kind: literal('add'), follow }),
  object({ kind: literal('import'), follows: array(follow) }),
  object({ kind: literal('remove'), id: followId }),
  object({ kind: literal('notifications'), id: followId, on: boolean() }),
  object({ kind: literal('prioritise'), priorities: map(followId, number()) }),
]);

/**
 * Sends a change of the follows that was made earlier.
 *
 * @returns false when it was stored in a form that this version of the app does not know
 */
export function resumeFollowChange(
  services: Parameters<typeof followChange>[0],
  words: Parameters<typeof followChange>[1],
  waiting: OfflineChange,
): boolean {
  const parsed = safeParse(schema, waiting.change);
  if (!parsed.success) return false;
  const change = parsed.output;
  const parts = followChange(services, words, waiting.userId);
  parts.waits.changes.adopt({ ...waiting, change });
  sendChange(services.queryClient, parts, { id: waiting.id, change });
  return true;
}
