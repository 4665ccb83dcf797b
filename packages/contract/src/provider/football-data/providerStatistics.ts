import { type InferOutput, maxValue, minValue, nullish, number, object, pipe } from 'valibot';

const figure = nullish(pipe(number(), minValue(0)));

/** The statistics of a side, in the words of football-data.org v4. The expected goals and the minute are our own fields. */
export const providerStatistics = object({
  /** The minute that they are of; left out when the match is over. The match may have come further when they are read. */
  minute: nullish(number()),
  injury_time: nullish(number()),
  /** Per cent. */
  ball_possession: nullish(pipe(number(), minValue(0), maxValue(100))),
  shots: figure,
  shots_on_goal: figure,
  corner_kicks: figure,
  fouls: figure,
  offsides: figure,
  expected_goals: figure,
});
export type ProviderStatistics = InferOutput<typeof providerStatistics>;
