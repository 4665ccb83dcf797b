import { array, type InferOutput, number, object, string } from 'valibot';

/**
 * What every player has done in a gameweek so far, `event/{n}/live`: totals, and how each fixture's points are made up.
 */
export const fantasyEventLive = object({
  elements: array(
    object({
      id: number(),
      stats: object({ minutes: number(), total_points: number(), bonus: number(), bps: number() }),
      explain: array(
        object({
          fixture: number(),
          stats: array(object({ identifier: string(), points: number(), value: number() })),
        }),
      ),
    }),
  ),
});
export type FantasyEventLive = InferOutput<typeof fantasyEventLive>;
