import {
  array,
  boolean,
  finite,
  type InferOutput,
  nullish,
  number,
  object,
  pipe,
  string,
  transform,
  union,
} from 'valibot';

/** The games write some of their indexes as text, «34.5». */
const figure = union([number(), pipe(string(), transform(Number), finite())]);
const statOfPlayer = object({ element: number(), value: figure });

/**
 * A match of either game, from `fixtures`: only the fields that we use. It is provisionally finished at the
 * whistle and finished once its points are settled.
 */
export const fantasyFixture = object({
  id: number(),
  started: nullish(boolean()),
  finished: boolean(),
  finished_provisional: boolean(),
  team_h: number(),
  team_a: number(),
  /** The players' figures by kind, among them `bonus` and the figure that decides it; empty before the match. */
  stats: array(object({ identifier: string(), h: array(statOfPlayer), a: array(statOfPlayer) })),
});
export type FantasyFixtureAnswer = InferOutput<typeof fantasyFixture>;
