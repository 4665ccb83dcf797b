import { array, boolean, type InferOutput, number, object, string } from 'valibot';
import { moment } from '../../columns.ts';

/**
 * A game's season, `bootstrap-static`: only the fields that we use. A player's `element_type` is 1 to 4 from goalkeeper to
 * forward, `now_cost` is in tenths of millions of the game's money.
 */
export const bootstrapStatic = object({
  elements: array(
    object({ id: number(), web_name: string(), team: number(), element_type: number(), now_cost: number() }),
  ),
  teams: array(object({ id: number(), name: string() })),
  events: array(object({ id: number(), deadline_time: moment, is_current: boolean(), is_next: boolean() })),
});
export type BootstrapStatic = InferOutput<typeof bootstrapStatic>;
