import { array, type InferOutput, object, optional } from 'valibot';
import { count, rowId } from '../columns.ts';

const placedFollow = object({ id: rowId, priority: count });

/** New priorities, by kind. A kind that is left out keeps its priorities. */
export const reorderFollowsRequest = object({
  competitions: optional(array(placedFollow)),
  teams: optional(array(placedFollow)),
  players: optional(array(placedFollow)),
});
export type ReorderFollowsRequest = InferOutput<typeof reorderFollowsRequest>;

/** The follows whose priority has changed: those in the request that are the caller's and of that kind. */
export const reorderFollowsAnswer = array(placedFollow);
export type ReorderFollowsAnswer = InferOutput<typeof reorderFollowsAnswer>;
