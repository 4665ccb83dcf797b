import { array, boolean, type InferOutput, nullable, number, object, string } from 'valibot';

/** A manager's squad in one gameweek, `entry/{id}/event/{n}/picks`, the eleven and then the bench, in order. */
export const fantasyEntryPicks = object({
  active_chip: nullable(string()),
  entry_history: object({
    points: number(),
    total_points: number(),
    /** The manager's ranks among all managers, in the gameweek and in the season; null until managers are ranked. */
    rank: nullable(number()),
    overall_rank: nullable(number()),
    /** The cost of transfers in points; `points` does not include it, `total_points` does. */
    event_transfers_cost: number(),
  }),
  automatic_subs: array(object({ element_in: number(), element_out: number() })),
  picks: array(
    object({
      element: number(),
      element_type: number(),
      position: number(),
      multiplier: number(),
      is_captain: boolean(),
      is_vice_captain: boolean(),
    }),
  ),
});
export type FantasyEntryPicks = InferOutput<typeof fantasyEntryPicks>;
