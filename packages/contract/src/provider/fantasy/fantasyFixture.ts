import { array, boolean, type InferOutput, nullish, number, object, string } from 'valibot';

const statOfPlayer = object({ element: number(), value: number() });

/**
 * A match of the official game, from `fixtures`: only the fields that we use. It is provisionally finished at the
 * whistle and finished once its points are settled.
 */
export const fantasyFixture = object({
  id: number(),
  started: nullish(boolean()),
  finished: boolean(),
  finished_provisional: boolean(),
  team_h: number(),
  team_a: number(),
  /** The players' figures by kind, `bps` and `bonus` among others; empty before the match. */
  stats: array(object({ identifier: string(), h: array(statOfPlayer), a: array(statOfPlayer) })),
});
export type FantasyFixtureAnswer = InferOutput<typeof fantasyFixture>;
