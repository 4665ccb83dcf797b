import { array, type InferOutput, object, optional } from 'valibot';
import { count, rowId } from '../columns.ts';

const placedFollow = object({ id: rowId, priority: count });

/** New priorities, by kind. A kind that is left out keeps its own. */
export const reorderFollowsRequest = object({
  competitions: optional(array(placedFollow)),
  teams: optional(array(placedFollow)),
  players: optional(array(placedFollow)),
});
export type ReorderFollowsRequest = InferOutput<typeof reorderFollowsRequest>;

/** The follows whose priority is another now: of those in the request, the caller's own of that kind. */
export const reorderFollowsAnswer = array(placedFollow);
export type ReorderFollowsAnswer = InferOutput<typeof reorderFollowsAnswer>;
