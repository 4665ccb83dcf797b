import { array, type InferOutput, number, object, string } from 'valibot';

/**
 * The figures of every player in a gameweek so far, `event/{n}/live`: totals, and how the points of each fixture are
 * made up.
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
