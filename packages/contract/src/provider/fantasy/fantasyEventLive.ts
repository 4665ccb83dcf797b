import { array, type InferOutput, number, object, string } from 'valibot';

/**
 * The points of every player in a gameweek so far, `event/{n}/live`, and how those of each fixture are made up: only the fields that we
 * use.
 */
export const fantasyEventLive = object({
  elements: array(
    object({
      id: number(),
      stats: object({ total_points: number() }),
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
