import { array, boolean, type InferOutput, nullish, number, object, string } from 'valibot';

/** A manager's squad in one gameweek, `entry/{id}/event/{n}/picks`, the eleven and then the bench: only the fields that we use. */
export const fantasyEntryPicks = object({
  active_chip: nullish(string()),
  entry_history: object({
    points: number(),
    total_points: number(),
    /** The manager's ranks among all managers, in the gameweek and in the season; null until managers are ranked. */
    rank: nullish(number()),
    overall_rank: nullish(number()),
    /** The cost of transfers in points; `points` does not include it, `total_points` does. */
    event_transfers_cost: number(),
  }),
  picks: array(
    object({
      element: number(),
      element_type: number(),
      position: number(),
      is_captain: boolean(),
      is_vice_captain: boolean(),
    }),
  ),
});
export type FantasyEntryPicks = InferOutput<typeof fantasyEntryPicks>;
